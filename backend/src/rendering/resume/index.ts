export type { JsonResume } from "./json-resume.ts";
export {
  createResumeRenderer,
  RESUME_TEMPLATES,
  type ResumePage,
  type ResumeRenderer,
  type ResumeTemplate,
} from "./renderer.ts";
