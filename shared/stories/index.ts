/** Stories: what each clause of a told career is. */
export { isSentenceEnd, type Piece } from "./pieces.ts";
export { type TellingModels, type Told, TOLD, toldIn } from "./told.ts";
