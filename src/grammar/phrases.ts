/** Phrases written as people list them: separated by commas, over as many lines as it takes. */
export function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
