/** Which of a profile's words the portrait does not bear out: all of them for the judgement, the person's own beside their edits. */
import type { Content } from "./document.ts";
import { because, unsupportedIn } from "./gate/index.ts";
import type { Material } from "./material.ts";
import { isWithin } from "./paths.ts";
import { headersIn, type Said, saidIn, strangeDates } from "./said.ts";
import { gateOptions, type Why, why } from "./sift.ts";
import type { Edit } from "./edit.ts";

/** A sentence, verbatim as it stands, and which words of it nothing bears out, in their order; the reason is the first's. */
export interface UnborneSentence extends Why {
  text: string;
  words: string[];
}

export interface UnborneField extends UnborneSentence {
  field: string;
}

export function unborneSentence(
  { text, cited }: Pick<Said, "text" | "cited">,
  material: Pick<Material, "posting" | "today">,
): UnborneSentence | null {
  const faults = unsupportedIn(text, cited, gateOptions(material));
  const [first] = faults;
  if (!first) return null;
  const { reason, explanation } = first;
  return { text, words: faults.map((fault) => fault.text), reason, explanation };
}

/** @param stated what is to be judged; dates are judged of the whole profile. */
export function unborneIn(content: Content, stated: readonly Said[], material: Material): UnborneField[] {
  const unborne = stated.flatMap((said) => {
    const found = unborneSentence(said, material);
    return found ? [{ field: said.field, ...found }] : [];
  });
  const dates = strangeDates(content, material).map(({ field, text }) => ({
    field,
    text,
    words: [text],
    ...why(because("date_stands_not", { words: text })),
  }));
  return [...unborne, ...dates];
}

/** What the edits put there; what was written has been through the gate. */
export function unborneByEdits(
  content: Content,
  edits: readonly Pick<Edit, "path">[],
  material: Material,
): UnborneField[] {
  const isEdited = ({ field }: { field: string }) =>
    edits.some(({ path }) => path === field || isWithin(field, path));
  const stated = [...saidIn(content, material), ...headersIn(content, material)];
  return unborneIn(content, stated.filter(isEdited), material).filter(isEdited);
}
