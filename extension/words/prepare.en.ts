/** English, getting ready for an interview. */
export const prepareEn = {
  "prepare.tab": "Prepare",
  "prepare.promise":
    "What you can tell for each requirement, in the words of your own documents. Nothing is added.",
  "prepare.print": "Print",
  "prepare.told": "What you can tell",
  "prepare.toldHow":
    "Musts first. A deed with its result is a whole answer; where only the deed stands, think of what came of it.",
  "prepare.bare": "What you show without a story",
  "prepare.bareHow":
    "Your documents name these and tell of no deed. Have an example ready, or tell the story in your portrait.",
  "prepare.open": "What to prepare",
  "prepare.openHow":
    "Nothing in your portrait answers these. Expect the question, and have an honest answer.",
  "prepare.questions": "What to ask them",
  "prepare.questionsHow": "Each rests on something the posting says or leaves unsaid.",
  "prepare.situation": "Situation",
  "prepare.deed": "Deed",
  "prepare.result": "Result",
  "prepare.at": "{title}, {company}",
  "prepare.source": "{name}, page {page}",
  "prepare.unread": "The posting's text has not been read, so there are no requirements to prepare for.",
};
