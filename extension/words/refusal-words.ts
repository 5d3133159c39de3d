/** How a language says refusals by their code, and complaints about fields by the form of their words. */
export interface RefusalWords {
  refusals: Record<string, string>;
  complaints: readonly (readonly [form: RegExp, say: (...parts: string[]) => string | null])[];
}
