/** What is next for who is signed in: three steps, sample data, and where they stand. */
import type { Document, Sample } from "@career-portrait/shared/contract";
import { DOCX, PDF } from "@career-portrait/shared/contract";
import { type Html, html } from "../../rendering/html.ts";
import type { Words } from "../words/index.ts";
import { field, notice, type Problems, token } from "./form.ts";
import { type ExtensionFolder, loadSteps } from "./welcome.ts";

/** A tracked posting as the start page shows it. */
export interface Standing {
  title: string;
  company: string | null;
  score: number | null;
  /** The strongest requirement that is met, and the weightiest that is not. */
  strength: string | null;
  gap: string | null;
  sample: boolean;
}

export interface StartView {
  csrf: string;
  folder: ExtensionFolder;
  /** Names of what is connected. */
  clients: readonly string[];
  documents: readonly Document[];
  tracked: number;
  best: readonly Standing[];
  sample: Sample;
  /** Whether the sample data would bring a portrait. */
  bringsPortrait: boolean;
  told: string | null;
  problems: Problems;
}

function step(
  words: Words,
  number: number,
  title: string,
  state: "done" | "next" | "later",
  body: Html,
): Html {
  const { done, next } = words.start;
  return html`<li class="step ${state}">
    <div class="step-head">
      <span class="number" aria-hidden="true">${state === "done" ? "✓" : number}</span>
      <h2>${title}</h2>
      ${state !== "later" && html`<span class="state">${state === "done" ? done : next}</span>`}
    </div>
    <div class="step-body">${body}</div>
  </li>`;
}

function documentLine({ start }: Words, document: Document): Html {
  const name = document.filename ?? (document.type === "story" ? start.story : start.unnamed);
  const chip = document.sample && html` <span class="chip">${start.sampleChip}</span>`;
  if (document.status === "processing") return html`<li>${start.reading(name)}${chip}</li>`;
  if (document.status === "failed")
    return html`<li class="problem">${start.unread(name, document.error ?? "")}</li>`;
  return html`<li>${start.read(name, document.evidence_count)}${chip}</li>`;
}

function resumeStep(words: Words, { csrf, documents, problems }: StartView): Html {
  const { start, fields } = words;
  const own = documents.some(({ sample }) => !sample);
  const form = html`<form method="post" action="/account/resume" enctype="multipart/form-data" novalidate>
    ${token(csrf)}
    ${field(
      { name: "file", type: "file", label: fields.resume, accept: `.pdf,.docx,${PDF},${DOCX}` },
      problems,
    )}
    <button>${start.upload}</button>
  </form>`;
  return html`${!own && html`<p>${start.resumeWhy}</p>`}
  ${
    documents.length > 0 &&
    html`<ul class="plain-list" data-testid="documents">
      ${documents.map((one) => documentLine(words, one))}
    </ul>`
  }
  ${
    own && !problems.file
      ? html`<details>
          <summary>${start.uploadMore}</summary>
          ${form}
        </details>`
      : form
  }`;
}

function standings({ start }: Words, best: readonly Standing[]): Html | null {
  if (best.length === 0) return null;
  return html`<section aria-labelledby="best">
    <h2 id="best">${start.best}</h2>
    <p class="quiet">${start.bestWhy}</p>
    <ul class="standings" data-testid="standings">
      ${best.map(
        ({ title, company, score, strength, gap, sample }) =>
          html`<li>
            <p class="score">
              ${
                score === null
                  ? html`<span class="quiet">${start.unscored}</span>`
                  : html`<strong>${score}</strong> <span class="quiet">${start.of100}</span>`
              }
            </p>
            <div>
              <h3>${title}</h3>
              <p class="quiet">${company} ${sample && html`<span class="chip">${start.sampleChip}</span>`}</p>
              ${strength && html`<p class="met"><span aria-hidden="true">✓</span> ${start.met(strength)}</p>`}
              ${gap && html`<p class="gap"><span aria-hidden="true">–</span> ${start.gap(gap)}</p>`}
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}

function sampleBox({ sample: said }: Words, { csrf, sample, bringsPortrait }: StartView): Html {
  if (sample.portrait || sample.opportunities > 0) {
    return html`<section class="box" aria-labelledby="sample">
      <h2 id="sample">${said.standing}</h2>
      <p>
        ${sample.portrait ? said.portraitStands(sample.opportunities) : said.postingsStand(sample.opportunities)}
      </p>
      <form method="post" action="/account/sample/remove">
        ${token(csrf)}<button class="plain" aria-describedby="sample-how">${said.remove}</button>
      </form>
      <p class="quiet" id="sample-how">${said.removeHow}</p>
    </section>`;
  }
  return html`<section class="box" aria-labelledby="sample">
    <h2 id="sample">${said.title}</h2>
    <p>${bringsPortrait ? said.what : said.whatWithPortrait}</p>
    <form method="post" action="/account/sample">
      ${token(csrf)}<button class="plain">${said.load}</button>
    </form>
  </section>`;
}

export function start(words: Words, view: StartView): Html {
  const { start: said } = words;
  const { clients, documents, tracked } = view;
  const done = [
    clients.length > 0,
    documents.some(({ sample }) => !sample),
    tracked > view.sample.opportunities,
  ];
  const next = done.indexOf(false);
  const state = (index: number) => (done[index] ? "done" : index === next ? "next" : "later");
  const connectBody =
    clients.length > 0 ? html`<p>${said.connected(clients.join(", "))}</p>` : loadSteps(words, view.folder);
  return html`${notice(view.told, "good")} ${notice(view.problems.form)}
    <p class="lead">${next < 0 ? said.leadDone : said.lead}</p>
    <div class="columns">
      <ol class="journey">
        ${step(words, 1, said.connect, state(0), connectBody)}
        ${step(words, 2, said.resume, state(1), resumeStep(words, view))}
        ${step(
          words,
          3,
          said.posting,
          state(2),
          html`<p>${said.postingWhy}</p>
            ${tracked > 0 && html`<p class="quiet">${said.tracked(tracked)}</p>`}`,
        )}
      </ol>
      <div class="aside">${sampleBox(words, view)} ${standings(words, view.best)}</div>
    </div>`;
}
