/** Pieces of text that wait to be joined. */
const MAX_WAITING = 4096;

/** Text that the parser appends to. */
export class GrowingText {
  private joined: string;
  private waiting: string[] | null = null;

  constructor(text: string) {
    this.joined = text;
  }

  get text(): string {
    this.join();
    return this.joined;
  }

  /** Appends text. Pieces wait in a list, because a string that grows by single characters takes 20 bytes for each. */
  add(text: string): void {
    this.waiting ??= [];
    this.waiting.push(text);
    if (this.waiting.length === MAX_WAITING) this.join();
  }

  private join(): void {
    if (this.waiting === null) return;
    this.joined += this.waiting.join('');
    this.waiting = null;
  }
}
