/** What a visitor's form is answered with. */
import type { Gap, SiteView, Strength } from "@career-portrait/shared/contract";
import { type Html, html } from "../rendering/html.ts";
import { askForm } from "./forms.ts";
import { framed } from "./frame.ts";
import type { Fit, Told } from "./visitors.ts";
import { type Words, wordsIn } from "./words.ts";

/** Credit from which a requirement counts as met. */
const MET = 0.999;

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

/** The reason in its own words where the page speaks English; the claim it rests on where it does not. */
function strengthItem({ requirement, kind, match, evidence, why }: Strength, language: string): Html {
  // Years are no claim's: what one of them says beside them explains nothing.
  const quote = kind === "experience" ? undefined : evidence[0]?.content;
  return html`<li>
    <p>${requirement}</p>
    <p class="shown">${language === "en" ? why : match.claim}</p>
    ${quote && quote !== match.claim && html`<p class="shown"><q>${quote}</q></p>`}
  </li>`;
}

function gapItem({ requirement, why, similarity }: Gap, language: string): Html {
  const tells = language === "en" && similarity > 0;
  return html`<li>
    <p>${requirement}</p>
    ${tells && html`<p class="shown">${why}</p>`}
  </li>`;
}

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
      const named = [title, company].filter(Boolean).join(", ");
      const [met, partly] = [true, false].map((isMet) =>
        strengths.filter(({ match }) => match.similarity >= MET === isMet),
      ) as [Strength[], Strength[]];
      const strength = (one: Strength) => strengthItem(one, view.language);
      return html`${named && html`<p class="of">${named}</p>`}
        ${
          scores.overall === null
            ? html`<p class="note">${words.noScore}</p>`
            : html`<dl class="scores">
                  ${scoreRow(words.overall, scores.overall, words)}
                  ${scoreRow(words.must, scores.must_have, words)}
                  ${scoreRow(words.nice, scores.nice_to_have, words)}
                </dl>
                ${listOf(words.met, met.map(strength))} ${listOf(words.partly, partly.map(strength))}
                ${listOf(
                  words.gaps,
                  gaps.map((gap) => gapItem(gap, view.language)),
                )}`
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
