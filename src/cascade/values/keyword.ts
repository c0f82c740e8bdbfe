import { fixed, type Grammar, type Specified } from './specified.ts';

/** One of a list of keywords. `a=b` accepts `a`, which computes to `b`. */
export function keyword(words: string): Grammar<string> {
  const values = new Map<string, Specified<string>>();
  for (const word of words.split(' ')) {
    const [name = word, value = name] = word.split('=');
    values.set(name, fixed(value));
  }
  return (cursor) => {
    const component = cursor.peek();
    const value = component?.kind === 'ident' ? values.get(component.name) : undefined;
    if (value === undefined) return null;
    cursor.take();
    return value;
  };
}
