/** An archive that cannot be taken; the message is a sentence for the person who sent it. */
export class BadArchive extends Error {}
