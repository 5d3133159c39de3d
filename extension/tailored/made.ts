/** The profile and the letter of one opportunity as they stand, kept fresh while they are shown. */
import type { CoverLetter, TailoredProfile } from "@career-portrait/shared/contract";
import type { Connection } from "../connection/connection.ts";
import { type Fresh, useFreshCopy } from "../sync/copy-hooks.ts";
import { copyName, letterOf, type Made, tailoredOf } from "../sync/opportunity-copies.ts";

/** Time between two looks while there is none: a save has one written by itself. In ms. */
const SOON = 3_000;
const IDLE = 60_000;

export function useTailored(connection: Connection, id: string): Fresh<Made<TailoredProfile>> {
  return useFreshCopy<Made<TailoredProfile>>(connection, copyName("tailored", id), tailoredOf(id), (value) =>
    value?.made ? IDLE : SOON,
  );
}

export function useLetter(connection: Connection, id: string): Fresh<Made<CoverLetter>> {
  return useFreshCopy<Made<CoverLetter>>(connection, copyName("letter", id), letterOf(id));
}
