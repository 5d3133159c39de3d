/** The parts of a Word document that hold text: unpacked within limits and read as XML (ECMA-376, parts 1 and 2). */
import { posix } from "node:path";
import { unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { UnreadableDocument } from "../unreadable-document.ts";

/** An element with what is in it; `text` is what stands in it directly. Names keep their prefix, as `w:p`. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

/** Where a part refers to others, by the ids that stand in it. */
export interface Relation {
  type: string;
  target: string;
}

export interface Part {
  root: XmlNode;
  relations: ReadonlyMap<string, Relation>;
}

export interface WordPackage {
  main: Part;
  /** A part that the main one refers to by the last word of the relation's type, such as `styles`. */
  related(kind: string): Part | null;
  /** The part behind a relation's id. */
  part(id: string): Part | null;
}

/** All that is unpacked, in bytes: thousands of pages of text. */
const MAX_UNPACKED = 30 * 1024 * 1024;
/** No document nests deeper; a hostile one would exhaust the stack. */
const MAX_DEPTH = 150;

/** @throws UnreadableDocument `corrupt` or `too_large` */
export function openPackage(bytes: Uint8Array): WordPackage {
  const files = unpack(bytes);
  const read = (name: string): Part | null => {
    const file = files[name];
    if (!file) return null;
    return { root: parseXml(file), relations: relationsOf(files, name) };
  };
  const main = [...relationsOf(files, "").values()].find(({ type }) => type === "officeDocument");
  const document = main ? read(main.target) : null;
  if (!document) throw corrupt();
  return {
    main: document,
    related(kind) {
      const relation = [...document.relations.values()].find(({ type }) => type === kind);
      return relation ? read(relation.target) : null;
    },
    part: (id) => read(document.relations.get(id)?.target ?? ""),
  };
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/iu.test(name)) return false;
        size += originalSize;
        if (size > MAX_UNPACKED) throw tooLarge();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw corrupt();
  }
}

/** What a part refers to; "" is the package itself. External targets stay as they are. */
function relationsOf(files: Record<string, Uint8Array>, part: string): Map<string, Relation> {
  const folder = posix.dirname(part);
  const file = files[posix.join(folder, "_rels", `${posix.basename(part)}.rels`)];
  const relations = file ? parseXml(file).children.flatMap(({ children }) => children) : [];
  return new Map(
    relations.map(({ attributes }): [string, Relation] => {
      const { Id = "", Type = "", Target = "", TargetMode } = attributes;
      const inside = posix.join(Target.startsWith("/") ? "/" : folder, Target).replace(/^\//u, "");
      return [
        Id,
        { type: Type.split("/").at(-1) ?? "", target: TargetMode === "External" ? Target : inside },
      ];
    }),
  );
}

/** The tree of an XML file under a root without a name. Entities that a file declares are not known, so none can grow. */
function parseXml(bytes: Uint8Array): XmlNode {
  const root: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > MAX_DEPTH) throw corrupt();
        const node: XmlNode = { name, attributes, children: [], text: "" };
        open.at(-1)!.children.push(node);
        open.push(node);
      },
      ontext(text) {
        open.at(-1)!.text += text;
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(decoded(bytes));
  return root;
}

function decoded(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes);
}

export function corrupt(): UnreadableDocument {
  return new UnreadableDocument(
    "corrupt",
    "The Word document is damaged; open it in the program it was written in, save it anew or export a PDF, and try again.",
  );
}

function tooLarge(): UnreadableDocument {
  return new UnreadableDocument(
    "too_large",
    "The Word document unpacks to far more text than a résumé has; save a copy with the résumé alone and try again.",
  );
}
