/** A document in a language. */
export const page = (body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;
/** A document of one paragraph. */
export const paragraph = (text: string) => page(`<p>${text}</p>`);
export const times = (n: number, sentence: string) => Array.from({ length: n }, () => sentence).join(' ');
/** Neither talk nor law, without hedges. */
export const PLAIN = 'The report lists the rooms of the house and the price of each room.';
/** Placeholder text. */
export const LATIN =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. ';
