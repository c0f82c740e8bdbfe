import type { BoardFacts } from '../board-facts.ts';

/** Words of the entry for the text of a piece, handed out in turn. */
export class PieceWords {
  readonly #pools: Readonly<Record<PieceText, readonly string[]>>;
  readonly #next: Record<PieceText, number> = { title: 0, text: 0, short: 0, line: 0 };

  constructor({ entry, sentences }: BoardFacts) {
    const { name, era, mood, trades = [], voice } = entry;
    const short = [...mood, ...trades.map((trade) => trade.replaceAll('-', ' '))].map(capital);
    this.#pools = {
      title: [name, ...short],
      text: [...sentences.lineage, ...sentences.move],
      short,
      line: [...era, ...(voice?.persona === undefined ? [] : [capital(voice.persona)])],
    };
  }

  take(kind: PieceText): string {
    const pool = this.#pools[kind];
    return pool[this.#next[kind]++ % pool.length] ?? '';
  }
}

/** Length of a text: a heading, a sentence, one or two words, a line. */
export type PieceText = 'title' | 'text' | 'short' | 'line';

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
