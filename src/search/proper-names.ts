import type { CorpusDocument } from '../catalog/corpus.ts';
import { tokensOf } from '../words/word-forms.ts';

/** The words of a corpus that are always written with a capital: names of designers, foundries, places. */
export function properNames(corpus: readonly CorpusDocument[]): ReadonlySet<string> {
  const capital = new Set<string>();
  const small = new Set<string>();
  for (const { name, era, signature_move, persona, text } of corpus) {
    for (const written of [name, ...era, signature_move, persona ?? '', text]) {
      for (const { form, start } of tokensOf(written)) {
        if (/^\p{Lu}/u.test(written.slice(start))) capital.add(form);
        else small.add(form);
      }
    }
  }
  for (const form of small) capital.delete(form);
  return capital;
}
