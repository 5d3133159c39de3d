/** Application forms: which fact each field asks for, and what of a portrait goes into it (docs/extension.md). */
export {
  type Answer,
  answerFor,
  type Applicant,
  type ApplicantRole,
  type ApplicantSchool,
} from "./answers.ts";
export { type Control, type FormField, isApplication, readForm } from "./fields.ts";
export { type Before, fillFile, fillList, fillText, restore } from "./fill.ts";
export { LONGEST_LABEL } from "./labels.ts";
export { chosenIn } from "./options.ts";
