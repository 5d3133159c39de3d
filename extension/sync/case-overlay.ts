/** What a person does to the case of an opportunity, laid over what the server said of it. Pure. */
import type { Interview, SentDocument, TimelineEntry } from "@career-portrait/shared/contract";
import type { CaseChange, KnownOpportunity } from "./database.ts";

type Entry = Omit<TimelineEntry, "text">;

/** When it happened, when it was written down, then the id: the server's order. */
function inOrder(a: Entry, b: Entry): number {
  return (
    Date.parse(a.at) - Date.parse(b.at) ||
    Date.parse(a.created_at) - Date.parse(b.created_at) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** With one in the place of that with its id, or without it. */
function withOne<T extends { id: string }>(all: readonly T[], id: string, one: T | null): T[] {
  const others = all.filter((each) => each.id !== id);
  return one ? [...others, one] : others;
}

function told(row: KnownOpportunity, id: string, entry: TimelineEntry | null): KnownOpportunity {
  const timeline = withOne(row.timeline, id, entry).toSorted(inOrder);
  return { ...row, timeline, applied_at: timeline.find(({ kind }) => kind === "applied")?.at ?? null };
}

/** The opportunity with its case as this change leaves it. @param at when it was done, ISO 8601 */
export function caseAsLeft(row: KnownOpportunity, change: CaseChange, at: string): KnownOpportunity {
  switch (change.kind) {
    case "next_step": {
      const { next_step } = change;
      const left = { ...row, next_step };
      if (next_step === null) return left;
      const { id, text, done_at } = next_step;
      const entry = { id, kind: "step", text, source: "step", created_at: at } as const;
      return told(left, id, done_at === null ? null : { ...entry, at: done_at });
    }
    case "entry": {
      const { entry_id: id, entry } = change;
      const before = row.timeline.find((one) => one.id === id);
      const { source = "person", created_at = at } = before ?? {};
      return told(row, id, entry && { id, source, created_at, ...entry });
    }
    case "interview": {
      const { interview_id: id, interview } = change;
      const before = row.interviews.find((one) => one.id === id);
      const created_at = before?.created_at ?? at;
      const one: Interview | null = interview && { id, ...interview, created_at, updated_at: at };
      const interviews = withOne(row.interviews, id, one).toSorted(
        (a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at),
      );
      const met = { id, kind: "interview", text: null, source: "interview", created_at } as const;
      return told({ ...row, interviews }, id, one && { ...met, at: one.starts_at });
    }
    case "sent": {
      const { document_id: id, sent } = change;
      const one: SentDocument | null = sent && { id, ...sent, version_at: null, created_at: at };
      const documents_sent = withOne(row.documents_sent, id, one);
      const gone = { id, kind: "document", source: "document", created_at: at } as const;
      return told({ ...row, documents_sent }, id, one && { ...gone, at: one.sent_at, text: one.title });
    }
    default: {
      const { kind: _, id: __, ...fields } = change;
      return { ...row, ...fields };
    }
  }
}
