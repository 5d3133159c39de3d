export { UnderstoodRoom } from "./UnderstoodRoom.tsx";
