import { plainRefusals } from './plain-refusals.ts';
import { remainingWords } from './remaining-words.ts';
import type { Ambiguity, Statement, StatementReader, Understanding } from './understanding.ts';

/**
 * What a text says of design: of the look, the brands, moods and times it names. Never throws, linear in its length.
 * @param readers in order: names before axes, so that a brand called Linear is not a kind of easing
 * @param settle weighs what all readers found against each other, in the words that they read
 */
export function understand(
  text: string,
  readers: readonly StatementReader[],
  settle: (text: string, statements: readonly Statement[]) => readonly Statement[] = (_, found) => found,
): Understanding {
  const statements: Statement[] = [];
  const ambiguous: Ambiguity[] = [];
  const plain = plainRefusals(text);
  for (const read of readers) {
    const found = read(plain.text, statements);
    statements.push(...found.statements);
    ambiguous.push(...found.ambiguous);
  }
  const settled = settle(plain.text, statements);
  const asGiven =
    plain.text === text ? settled : settled.map((one) => ({ ...one, span: plain.spanOf(one.span) }));
  const inOrder = asGiven.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return {
    statements: inOrder,
    notUnderstood: remainingWords(text, [...inOrder.map(({ span }) => span), ...plain.replaced]),
    ambiguous,
  };
}
