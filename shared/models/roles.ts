/** What the parts of a posting can be; the classes of the role model in the order of its columns. */
export const ROLES = [
  "requirement",
  "duty",
  "benefit",
  "about",
  "process",
  "legal",
  "facts",
  "other",
  "heading:requirement",
  "heading:nice",
  "heading:duty",
  "heading:benefit",
  "heading:about",
  "heading:other",
] as const;
export type Role = (typeof ROLES)[number];

/** The class's place among {@link ROLES}. */
export function roleIndex(role: Role): number {
  return ROLES.indexOf(role);
}
