export { IdentityRoom } from "./IdentityRoom.tsx";
export { ProfileRoom } from "./ProfileRoom.tsx";
export { ResumeRoom } from "./ResumeRoom.tsx";
export { ReviewRoom } from "./ReviewRoom.tsx";
