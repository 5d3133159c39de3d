/** Sentences of our own in pairs, a true one and a false one beside it, by class of falsehood (twins.txt). */
import { readFileSync } from "node:fs";
import type { Evidence, GateOptions } from "../../src/tailoring/gate/index.ts";

export interface Twin {
  /** The class, and the number of its block within it. */
  name: string;
  isTrue: boolean;
  text: string;
  cited: readonly Evidence[];
  posting: GateOptions["posting"];
}

interface Block {
  posting: GateOptions["posting"];
  role: Pick<Evidence, "title" | "employer" | "period">;
  rows: Evidence[];
  said: { isTrue: boolean; text: string }[];
}

export function twins(): Twin[] {
  const classes = readFileSync(new URL("twins.txt", import.meta.url), "utf8")
    .split(/^## /mu)
    .slice(1);
  return classes.flatMap((part) => {
    const [name = "", ...lines] = part.split("\n");
    const blocks = lines.join("\n").split(/^--$/mu).map(blockOf);
    return blocks.flatMap(({ posting, rows, said }, at) =>
      said.map((one) => ({ ...one, name: `${name} ${at}`, cited: rows, posting })),
    );
  });
}

function blockOf(text: string): Block {
  const block: Block = { posting: null, role: { period: null }, rows: [], said: [] };
  for (const line of text.split("\n")) if (line !== "") addLine(block, line);
  return block;
}

/** What a line of a block adds to it. */
function addLine(block: Block, line: string): void {
  const [, word = "", rest = ""] = /^(\S+) (.*)$/u.exec(line) ?? [];
  const [first = "", second = "", start = "", end = ""] = rest.split("|").map((part) => part.trim());
  const id = `row ${block.rows.length}`;
  switch (word) {
    case "posting":
      block.posting = { title: first, company: second, text: "" };
      break;
    case "role": {
      const is_current = end === "now";
      block.role = {
        title: first,
        employer: second,
        period: { start, end: is_current ? null : end, is_current },
      };
      const text = [first, second, is_current ? start : `${start} – ${end}`].join("\n");
      block.rows.push({ id, kind: "role", text, ...block.role });
      break;
    }
    case "row":
      block.rows.push({ id, kind: "claim", claim_type: "achievement", text: rest, ...block.role });
      break;
    case "cert":
      block.rows.push({ id, kind: "claim", claim_type: "certification", text: rest, period: null });
      break;
    case "lang":
    case "skill":
      block.rows.push({ id, kind: "claim", claim_type: "skill", text: rest, period: null });
      break;
    case ">":
    case "!":
      block.said.push({ isTrue: word === ">", text: rest });
      break;
    default:
      if (line.trim() !== "") throw new Error(`What is ${line}?`);
  }
}
