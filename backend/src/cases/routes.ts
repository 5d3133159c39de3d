/** Cases, agenda, calendar and views: contract to call. */
import type { agendaRoutes, caseRoutes, FileAnswer, viewRoutes } from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import { z } from "zod";
import { notFound } from "../errors.ts";
import { decodeCursor, type HandlersFor, pageOf } from "../http/index.ts";
import { type Opportunities, presentEntry } from "../opportunities/index.ts";
import { agendaOf } from "./agenda.ts";
import { interviewFile } from "./calendar.ts";
import { type CalendarLanguage, calendarLanguage } from "./calendar-words.ts";
import type { CalendarFeeds } from "./feed.ts";
import type { SentDocuments } from "./sent-documents.ts";
import { viewKey, type Views } from "./views.ts";

export interface CaseHandlerOptions {
  opportunities: Opportunities;
  documents: SentDocuments;
  feeds: CalendarFeeds;
  views: Views;
}

const id = z.string().max(64);
/** Of a time in ms. */
const moment = z.number().min(-8.64e15).max(8.64e15);
const EntryPlace = z.object({ at: moment, created_at: moment, id });
const AgendaPlace = z.object({ day: z.string().max(10), time: z.number(), id });
const ViewPlace = z.object({ name: z.string().max(400) });

export function caseHandlers({
  opportunities,
  documents,
  feeds,
  views,
}: CaseHandlerOptions): HandlersFor<keyof (typeof caseRoutes & typeof agendaRoutes & typeof viewRoutes)> {
  async function interviewAsFile(
    accountId: string,
    opportunityId: string,
    interviewId: string,
    language: CalendarLanguage,
  ): Promise<FileAnswer> {
    const row = await opportunities.caseOf(accountId, opportunityId);
    const interview = row.case.interviews.find((one) => one.id === interviewId);
    if (!interview) throw notFound("The interview");
    return {
      body: new TextEncoder().encode(interviewFile(row, interview, language)),
      filename: fileName([row.company ?? row.title, "interview"], "ics"),
    };
  }

  return {
    async listTimeline({ accountId, params, query: { limit, cursor } }) {
      const entries = await opportunities.timeline(accountId, params.id, decodeCursor(cursor, EntryPlace));
      const page = pageOf(entries, limit, ({ at, created_at, id: entryId }) => ({
        at: at.getTime(),
        created_at: created_at.getTime(),
        id: entryId,
      }));
      return { ...page, items: page.items.map(presentEntry) };
    },
    addTimelineEntry: ({ accountId, effectId, params, body }) =>
      opportunities.putEntry(accountId, params.id, effectId, body),
    putTimelineEntry: ({ accountId, params, body }) =>
      opportunities.putEntry(accountId, params.id, params.entry_id, body),
    deleteTimelineEntry: ({ accountId, params }) =>
      opportunities.deleteEntry(accountId, params.id, params.entry_id),
    addInterview: ({ accountId, effectId, params, body }) =>
      opportunities.putInterview(accountId, params.id, effectId, body),
    putInterview: ({ accountId, params, body }) =>
      opportunities.putInterview(accountId, params.id, params.interview_id, body),
    deleteInterview: ({ accountId, params }) =>
      opportunities.deleteInterview(accountId, params.id, params.interview_id),
    getInterviewCalendar: (call) =>
      interviewAsFile(
        call.accountId,
        call.params.id,
        call.params.interview_id,
        calendarLanguage(call.header("Accept-Language")),
      ),
    recordSentDocument: ({ accountId, effectId, params, body }) =>
      documents.record(accountId, params.id, effectId, body),
    getSentDocument: ({ accountId, params }) => documents.read(accountId, params.id, params.document_id),
    getSentDocumentPdf: ({ accountId, params }) => documents.paper(accountId, params.id, params.document_id),
    deleteSentDocument: ({ accountId, params }) => documents.delete(accountId, params.id, params.document_id),

    async listAgenda({ accountId, query: { from, to, limit, cursor } }) {
      const after = decodeCursor(cursor, AgendaPlace);
      const placed = agendaOf(await opportunities.casesAhead(accountId), { from, to, after });
      const page = pageOf(placed, limit, ({ place }) => place);
      return { ...page, items: page.items.map(({ entry }) => entry) };
    },
    getCalendarFeed: ({ accountId }) => feeds.read(accountId),
    renewCalendarFeed: ({ accountId, effectId }) => feeds.renew(accountId, effectId),
    revokeCalendarFeed: ({ accountId }) => feeds.revoke(accountId),

    async listViews({ accountId, query: { limit, cursor } }) {
      const after = decodeCursor(cursor, ViewPlace);
      const found = await views.list(accountId, after?.name ?? null, limit + 1);
      return pageOf(found, limit, ({ name }) => ({ name: viewKey(name) }));
    },
    createView: ({ accountId, effectId, body }) => views.create(accountId, effectId, body),
    updateView: ({ accountId, params, body }) => views.update(accountId, params.id, body),
    deleteView: ({ accountId, params }) => views.delete(accountId, params.id),
  };
}
