import { plainRefusals } from './plain-refusals.ts';
import { remainingWords } from './remaining-words.ts';
import type { Ambiguity, Statement, StatementReader, Understanding } from './understanding.ts';

/**
 * What a text says of design: of the look, the brands, moods and times it names. Never throws, linear in its length.
 * @param readers in order: names before axes, so that a brand called Linear is not a kind of easing
 */
export function understand(text: string, readers: readonly StatementReader[]): Understanding {
  const statements: Statement[] = [];
  const ambiguous: Ambiguity[] = [];
  const plain = plainRefusals(text);
  for (const read of readers) {
    const found = read(plain.text, statements);
    statements.push(...found.statements);
    ambiguous.push(...found.ambiguous);
  }
  const asGiven =
    plain.text === text ? statements : statements.map((one) => ({ ...one, span: plain.spanOf(one.span) }));
  const inOrder = asGiven.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return {
    statements: inOrder,
    notUnderstood: remainingWords(text, [...inOrder.map(({ span }) => span), ...plain.replaced]),
    ambiguous,
  };
}
