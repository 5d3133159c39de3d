/** What people are told beside what was written for them: what was not done as asked, and what would make it better. */
import { phrasebook } from "../phrasebook.ts";

interface Phrase {
  phrase: string;
}

export const writingNote = phrasebook({
  /** Behind it why not. */
  untailored: "It was not tailored:",
  letter_in_english: "Letters are written in English, German, French and Spanish; this one is in English.",
  letter_unsigned: "Your portrait holds no name, so the letter is not signed.",
  letter_thin:
    "Your portrait holds too little that a letter could tell. Add to your roles what you did there and what came of it, or tell a story.",
  rests_on_unreviewed: ({ count }: { count: number }) =>
    count === 1
      ? "It rests on one claim or role that you have not reviewed."
      : `It rests on ${count} claims and roles that you have not reviewed.`,
  left_out_unborne: ({ text }: { text: string }) =>
    `Left out, as nothing in the portrait bears it out: “${text}”`,
  nothing_about: ({ phrase }: Phrase) => `The portrait shows nothing about “${phrase}”.`,
  nothing_about_unwritten: ({ phrase }: Phrase) =>
    `The portrait shows nothing about “${phrase}”, so nothing was written about it.`,
  nothing_more: "The portrait holds nothing more to add.",
  nothing_left: "Nothing would be left, so nothing was left out.",
  untranslated: "Without a model nothing is translated: the text stays in the language of your own lines.",
  tone_kept: "Without a model the tone stays as it is: the words are your own.",
  instruction_unfollowed:
    "Without a model an instruction can ask for a shorter or longer text, for something to be " +
    "told first or to be left out; this one asked for something else and was not followed.",
  pages_over: ({ pages, asked }: { pages: number; asked: number }) =>
    `Its titles, studies and lists alone take ${pages} ${pages === 1 ? "page" : "pages"}, so it ` +
    `has more than the ${asked === 1 ? "one page" : `${asked} pages`} meant for it.`,
  changed_since: ({ portrait, posting }: { portrait: boolean; posting: boolean }) => {
    const changed = [...(portrait ? ["your portrait"] : []), ...(posting ? ["the posting"] : [])];
    return `Since this was written, ${changed.join(" and ")} changed.`;
  },
});

export const advice = phrasebook({
  field_unborne: ({ field, text }: { field: string; text: string }) =>
    `Nothing in the portrait bears out ${field}: “${text}”.`,
  requirement_unsaid: ({ requirement }: { requirement: string }) =>
    `You meet “${requirement}”, and the profile does not say so.`,
  nothing_to_cover: "The portrait shows none of what the posting asks for, so there is nothing to cover.",
  long_sentences: ({ count, words }: { count: number; words: number }) =>
    `Shorten ${count === 1 ? "the sentence" : `the ${count} sentences`} of more than ${words} words.`,
  said_twice: "Say each thing once: some bullets repeat others.",
  empty_phrases: ({ phrases }: { phrases: string[] }) =>
    `Replace empty phrases by what was done: ${phrases.join(", ")}.`,
  too_many_pages: ({ pages, most }: { pages: number; most: number }) =>
    `It takes ${pages} pages; ${most} are read. Leave out what says least about the posting.`,
  narrative_missing: "It opens without a narrative; two to four sentences say who this is.",
  narrative_long: "Keep the narrative to four sentences.",
  roles_without_lines: "No role says what was done in it; add bullets to the portrait.",
});
