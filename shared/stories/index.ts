/** Stories: what each clause of a told career is. */
export { isSentenceEnd, type Piece, piecesOf } from "./pieces.ts";
export { type Name, type NameKind, type NameModel, namesIn } from "./names.ts";
export { type JudgedPiece, PIECE_KINDS, judgedPieces } from "./piece-kinds.ts";
