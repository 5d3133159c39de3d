/** Each class of falsehood beside its faithful twin (twins.txt). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Evidence } from "./evidence.ts";
import { type GateOptions, unsupportedIn } from "./index.ts";

interface Block {
  posting: GateOptions["posting"];
  role: Pick<Evidence, "title" | "employer" | "period">;
  rows: Evidence[];
  said: { isTrue: boolean; text: string }[];
}

const NOW = "2026-11-21";

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
      block.rows.push({
        id,
        kind: "claim",
        claim_type: "achievement",
        text: rest,
        ...block.role,
      });
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

function blockOf(text: string): Block {
  const block: Block = { posting: null, role: { period: null }, rows: [], said: [] };
  for (const line of text.split("\n")) if (line !== "") addLine(block, line);
  return block;
}

const classes = readFileSync(new URL("twins.txt", import.meta.url), "utf8")
  .split(/^## /mu)
  .slice(1)
  .map((part) => {
    const [name = "", ...lines] = part.split("\n");
    return [name, lines.join("\n").split(/^--$/mu).map(blockOf)] as const;
  });

describe.each(classes)("%s", (_, blocks) => {
  const judged = blocks.flatMap(({ posting, rows, said }) =>
    said.map(({ isTrue, text }) => ({
      isTrue,
      text,
      found: unsupportedIn(text, rows, { posting, voice: "candidate", now: NOW }),
    })),
  );

  it("lets what the rows bear out stand", () => {
    const refused = judged.filter(({ isTrue, found }) => isTrue && found.length > 0);
    expect(refused.map(({ text }) => text)).toEqual([]);
  });

  it("keeps its false twin out", () => {
    const passed = judged.filter(({ isTrue, found }) => !isTrue && found.length === 0);
    expect(passed.map(({ text }) => text)).toEqual([]);
    expect(judged.some(({ isTrue }) => !isTrue)).toBe(true);
  });
});
