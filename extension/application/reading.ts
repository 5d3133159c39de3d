/** Sends the form's script into a tab, and speaks with it. Everything that comes back is checked: a page's frame made it. */
import type { Applicant } from "@career-portrait/shared/application";
import { browser } from "wxt/browser";
import { z } from "zod";
import { type Entry, FormReading, type PageForm } from "./form.ts";

const FILLER = "/filler.js";

/** A form of a tab, in the one of its frames that holds it. */
export interface TabForm extends FormReading {
  tabId: number;
  frameId: number;
}

// What is handed over goes as text: on the way into a page the browser drops every null of an object.

type World = typeof globalThis & { careerPortraitForm?: PageForm };

const knownIn = ({ fields }: FormReading) =>
  fields.filter(({ asks }) => asks !== null && asks !== "question").length;

/**
 * The form of a tab that asks for most of what a portrait knows, in the page or in a frame that the grant reaches; null where
 * there is none.
 * @param applicant an {@link Applicant} as JSON
 * @throws Error when the browser lets nothing into this tab
 */
export async function readTabForm(tabId: number, applicant: string): Promise<TabForm | null> {
  await browser.scripting.executeScript({ target: { tabId, allFrames: true }, files: [FILLER] });
  const answers = await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    args: [applicant],
    func: (person) => (globalThis as World).careerPortraitForm?.read(JSON.parse(person) as Applicant),
  });
  const forms = answers.flatMap(({ frameId, result }) => {
    const reading = FormReading.safeParse(result);
    return reading.success ? [{ ...reading.data, tabId, frameId }] : [];
  });
  const [best] = forms.toSorted(
    (a, b) => Number(b.isApplication) - Number(a.isApplication) || knownIn(b) - knownIn(a),
  );
  // Lists alone are as often those of a search or of languages.
  return best?.fields.some(({ kind, answer }) => kind !== "list" || answer !== null) ? best : null;
}

/** Fills fields of a form that was read. @returns the places of those that took it */
export async function fillTabForm({ tabId, frameId }: TabForm, entries: readonly Entry[]): Promise<number[]> {
  const [answer] = await browser.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    args: [JSON.stringify(entries)],
    func: (given) => (globalThis as World).careerPortraitForm?.fill(JSON.parse(given) as Entry[]) ?? [],
  });
  return z.array(z.int()).parse(answer?.result);
}

/** Gives every filled field back what it held. */
export async function restoreTabForm({ tabId, frameId }: TabForm): Promise<void> {
  await browser.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    func: () => (globalThis as World).careerPortraitForm?.restore(),
  });
}
