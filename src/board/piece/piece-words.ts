import { type BoardFacts, ratioOf } from '../board-facts.ts';

/** Words of the entry for the text of a piece, handed out in turn. */
export class PieceWords {
  readonly #pools: Readonly<Record<PieceText, readonly string[]>>;
  readonly #next: Record<PieceText, number> = { title: 0, text: 0, short: 0, line: 0, action: 0 };
  readonly #rows: readonly (readonly string[])[];
  readonly #figures: readonly (readonly string[])[];
  #row = -1;
  #cell = 0;
  #figure = 0;
  #initials = 0;

  constructor({ entry, sentences, schemes, ground }: BoardFacts) {
    const { name, era, mood, trades = [], voice } = entry;
    const short = [...trades.map((trade) => trade.replaceAll('-', ' ')), ...mood].map(capital);
    this.#pools = {
      title: [name, ...short],
      text: [...sentences.lineage, ...sentences.move],
      short,
      line: [...era, ...(voice?.persona === undefined ? [] : [capital(voice.persona)])],
      action: ACTIONS.map(({ text }) => text),
    };
    this.#rows = Object.entries(schemes[0]?.colors ?? {}).map(([role, hex]) => [
      capital(role.replaceAll('-', ' ')),
      hex,
      `${ratioOf(hex, ground).toFixed(1)}:1`,
    ]);
    const { type, spacing } = entry.tokens;
    const counts = [
      [this.#rows.length, 'colours'],
      [Object.keys(type?.sizes ?? {}).length, 'sizes'],
      [spacing?.scale?.length ?? 0, 'steps'],
      [Object.keys(type?.weights ?? {}).length, 'weights'],
    ] as const;
    this.#figures = counts.flatMap(([count, unit]) => (count > 1 ? [[String(count), unit]] : []));
  }

  take(kind: PieceText): string {
    const pool = this.#pools[kind];
    return pool[this.#next[kind]++ % pool.length] ?? '';
  }

  /** The next text of the kind that has room; null if none has. */
  takeFitting(kind: PieceText, hasRoom: (text: string) => boolean): string | null {
    const pool = this.#pools[kind];
    for (let tried = 0; tried < pool.length; tried++) {
      if (hasRoom(pool[this.#next[kind] % pool.length] ?? '')) return this.take(kind);
      this.#next[kind]++;
    }
    return null;
  }

  /** Two letters of the next title, as on a tile: `Ad` for Adobe. */
  takeInitials(): string {
    const titles = this.#pools.title;
    const word = (titles[this.#initials++ % titles.length] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
    return capital(word.slice(0, 2));
  }

  /** A number that is true of the entry: how many colours, sizes, steps or weights it has. */
  takeFigure(hasUnit = false): string {
    const figure = this.#figures[this.#figure++ % Math.max(1, this.#figures.length)];
    return figure?.slice(0, hasUnit ? 2 : 1).join(' ') ?? this.take('short');
  }

  /** Section that the next action leads to. */
  get nextSection(): string {
    return ACTIONS[this.#next.action % ACTIONS.length]?.section ?? ACTIONS[0].section;
  }

  /** Section that the last action leads to. */
  get lastSection(): string {
    return ACTIONS[(this.#next.action + ACTIONS.length - 1) % ACTIONS.length]?.section ?? ACTIONS[0].section;
  }

  /** The next cells of a table belong to the next colour: role, value, contrast ratio. */
  startRow(): void {
    this.#row++;
    this.#cell = 0;
  }

  takeCell(): string {
    const cells = this.#rows[Math.max(0, this.#row) % Math.max(1, this.#rows.length)];
    return cells?.[this.#cell++] ?? this.take('short');
  }
}

/** Length of a text: a heading, a sentence, one or two words, a line, the label of a button. */
export type PieceText = 'title' | 'text' | 'short' | 'line' | 'action';

/** Labels of buttons and links, with the section of the board that they lead to. */
const ACTIONS = [
  { text: 'See the palette', section: 'palette' },
  { text: 'Hear the voice', section: 'voice' },
  { text: 'All sources', section: 'colophon' },
] as const;

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
