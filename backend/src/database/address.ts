/** The database's name when an address names none. */
const DATABASE_NAME = "career_portrait";

/** Which database of its server a MongoDB address means. */
export function databaseNameOf(uri: string): string {
  const rest = uri.replace(/^mongodb(\+srv)?:\/\/[^/?]*/, "http://x");
  return new URL(rest).pathname.slice(1) || DATABASE_NAME;
}
