/** A Word document without what is new at every writing: links' random ids, moments, times of the archive's entries. */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";

const LINK_ID = /(?<=\b(?:r:id|Id)=")rId[\w-]{15,}(?=")/g;
const MOMENT = /<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g;
/** The first moment that a ZIP archive knows. */
const EPOCH = new Date(1980, 0, 1);

/** The same document, the same bytes whenever it is written. */
export function sameBytes(docx: Uint8Array): Uint8Array<ArrayBuffer> {
  const ids = new Map<string, string>();
  const idOf = (random: string) => {
    if (!ids.has(random)) ids.set(random, `rIdLink${ids.size + 1}`);
    return ids.get(random) ?? random;
  };
  const parts = Object.entries(unzipSync(docx)).map(([name, bytes]): [string, Uint8Array] => {
    if (!/\.(?:xml|rels)$/.test(name)) return [name, bytes];
    return [name, strToU8(strFromU8(bytes).replace(LINK_ID, idOf).replace(MOMENT, ""))];
  });
  return zipSync(Object.fromEntries(parts) satisfies Zippable, { mtime: EPOCH });
}
