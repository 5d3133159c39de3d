/** A name in one piece, as the two pieces that forms ask for. */

/** Particles that begin a family name in the languages of the portrait; von Neumann, de la Cruz, van den Berg, Al Said. */
const PARTICLES = new Set(
  "al am auf ben bin da dal de del della den der des di do dos du el ibn la las le los op san st 't te ten ter van vom von y zu zum zur".split(
    " ",
  ),
);

/** A name in its parts. `isSure` is false where the name itself does not tell where the family's begins. */
export interface NameParts {
  given: string;
  family: string;
  isSure: boolean;
}

/** `"Ludwig van Beethoven"` → Ludwig, van Beethoven; null for a single word, which is neither for certain. */
export function namePartsOf(name: string): NameParts | null {
  const words = name.trim().split(/\s+/u);
  if (words.length < 2) return null;
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && PARTICLES.has(word.toLowerCase()),
  );
  const at = particle === -1 ? words.length - 1 : particle;
  return {
    given: words.slice(0, at).join(" "),
    family: words.slice(at).join(" "),
    isSure: words.length === 2 || particle !== -1,
  };
}
