/** That somebody changed a field of a tailored profile. */
export interface Edit {
  path: string;
  by: "user" | "instruction";
}
