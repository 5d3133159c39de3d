/** What a visitor's form is answered with. */
import type { Gap, SiteView, Strength } from "@career-portrait/shared/contract";
import { type Html, html } from "../rendering/html.ts";
import { askForm } from "./forms.ts";
import { framed } from "./frame.ts";
import type { Fit, Told } from "./visitors.ts";
import { type Words, wordsIn } from "./labels.ts";

function answerPage(
  view: SiteView,
  title: (words: Words) => string,
  content: (words: Words) => Html,
): string {
  const { words, language } = wordsIn(view.language);
  return framed(
    { language, title: `${title(words)} – ${view.name}`, theme: view.theme, description: null },
    html`<header class="masthead small">
        <div class="who">
          <p class="name"><a href="/@${view.handle}">${view.name}</a></p>
        </div>
      </header>
      <main id="content" class="answer">
        <h1>${title(words)}</h1>
        ${content(words)}
        <p class="back"><a href="/@${view.handle}">${words.back}</a></p>
      </main>`,
  );
}

function scoreRow(name: string, score: number | null, words: Words): Html | false {
  return (
    score !== null &&
    html`<div class="score">
      <dt>${name}</dt>
      <dd>
        <b>${Math.round(score)}</b> <span class="quiet">${words.of100}</span>
        <progress max="100" value="${Math.round(score)}" aria-label="${name}"></progress>
      </dd>
    </div>`
  );
}

/** A requirement with the passage that shows it; the reason in words where the page speaks English. */
function shownItem({ requirement, evidence, why }: Strength | Gap, language: string): Html {
  const quote = evidence[0]?.content;
  return html`<li>
    <p>${requirement}</p>
    ${language === "en" && html`<p class="shown">${why}</p>`}
    ${quote && html`<p class="shown"><q>${quote}</q></p>`}
  </li>`;
}

/** A requirement of which there is nothing to say but that it is asked for. */
const named = ({ requirement }: Gap): Html => html`<li><p>${requirement}</p></li>`;

function listOf(title: string, items: readonly Html[]): Html | false {
  return (
    items.length > 0 &&
    html`<section>
      <h2>${title}</h2>
      <ul class="checked">
        ${items}
      </ul>
    </section>`
  );
}

export function fitPage(view: SiteView, { title, company, score }: Fit): string {
  return answerPage(
    view,
    (words) => words.fitTitle,
    (words) => {
      const { scores, strengths, gaps } = score;
      const posting = [title, company].filter(Boolean).join(", ");
      const shown = (one: Strength | Gap) => shownItem(one, view.language);
      const partly = gaps.filter(({ verdict }) => verdict === "partly");
      const missing = gaps.filter(({ verdict }) => verdict === "missing");
      const unknowable = gaps.filter(({ verdict }) => verdict === "unknowable");
      return html`${posting && html`<p class="of">${posting}</p>`}
        ${
          scores.overall === null
            ? html`<p class="note">${words.noScore}</p>`
            : html`<dl class="scores">
                  ${scoreRow(words.overall, scores.overall, words)}
                  ${scoreRow(words.must, scores.must_have, words)}
                  ${scoreRow(words.nice, scores.nice_to_have, words)}
                </dl>
                ${listOf(words.met, strengths.map(shown))} ${listOf(words.partly, partly.map(shown))}
                ${listOf(words.gaps, missing.map(named))} ${listOf(words.unknowable, unknowable.map(named))}`
        }
        <p class="quiet">${words.notStored}</p>`;
    },
  );
}

export function askPage(view: SiteView, question: string, { quotes, missing, sentences }: Told): string {
  return answerPage(
    view,
    (words) => words.answerTitle,
    (words) =>
      html`<p class="of"><span class="quiet">${words.asked}:</span> ${question}</p>
        ${quotes.length === 0 && html`<p class="note">${words.noAnswer}</p>`}
        ${sentences.map((sentence) => html`<p class="said">${sentence}</p>`)}
        ${quotes.map(
          ({ text, source }) =>
            html`<figure class="quote">
              <blockquote><p>${text}</p></blockquote>
              ${source && html`<figcaption>${source}</figcaption>`}
            </figure>`,
        )}
        ${missing.length > 0 && html`<p class="note">${words.missing} ${missing.join(", ")}.</p>`}
        ${view.sections.ask && askForm(view.sections.ask.url, words)}`,
  );
}

export function sentPage(view: SiteView): string {
  return answerPage(
    view,
    (words) => words.sentTitle,
    (words) => html`<p>${words.sent}</p>`,
  );
}

/** What is wrong with what was sent, for the person who sent it. */
export function refusedFormPage(view: SiteView, message: string): string {
  return answerPage(
    view,
    (words) => words.wrong,
    () => html`<p class="note" role="alert">${message}</p>`,
  );
}
