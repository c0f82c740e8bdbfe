import type { Component, FunctionComponent } from './component.ts';
import { parseComponents } from './parse-components.ts';

/** Reads a list of component values from left to right. A `take…` method that finds no match does not move. */
export class Cursor {
  readonly #components: readonly Component[];
  readonly #source: string;
  #at = 0;

  constructor(components: readonly Component[], source: string) {
    this.#components = components;
    this.#source = source;
  }

  /** Null when the text is not a list of component values. */
  static over(text: string): Cursor | null {
    const components = parseComponents(text);
    return components && new Cursor(components, text);
  }

  get done(): boolean {
    return this.#at >= this.#components.length;
  }

  get position(): number {
    return this.#at;
  }

  get count(): number {
    return this.#components.length;
  }

  /** Moves back to an earlier `position`. */
  rewind(position: number): null {
    this.#at = position;
    return null;
  }

  peek(): Component | undefined {
    return this.#components[this.#at];
  }

  take(): Component | undefined {
    const component = this.#components[this.#at];
    if (component !== undefined) this.#at++;
    return component;
  }

  /** The next ident, in lower case, if it is one of `names` (any ident without `names`). */
  takeIdent(names?: ReadonlySet<string>): string | null {
    const component = this.peek();
    if (component?.kind !== 'ident') return null;
    if (names !== undefined && !names.has(component.name)) return null;
    this.#at++;
    return component.name;
  }

  takeWord(name: string): boolean {
    const component = this.peek();
    if (component?.kind !== 'ident' || component.name !== name) return false;
    this.#at++;
    return true;
  }

  takeDelimiter(char: string): boolean {
    const component = this.peek();
    if (component?.kind !== 'delimiter' || component.value !== char) return false;
    this.#at++;
    return true;
  }

  takeFunction(names: ReadonlySet<string>): FunctionComponent | null {
    const component = this.peek();
    if (component?.kind !== 'function' || !names.has(component.name)) return null;
    this.#at++;
    return component;
  }

  /** A cursor over the arguments of a function or the content of a block. */
  inside(component: { readonly content: readonly Component[] }): Cursor {
    return new Cursor(component.content, this.#source);
  }

  /** The comma-separated parts from here to the end; null when one is empty. */
  splitCommas(): readonly Cursor[] | null {
    const parts: Cursor[] = [];
    let from = this.#at;
    for (let i = from; i <= this.#components.length; i++) {
      const component = this.#components[i];
      if (component !== undefined && !(component.kind === 'delimiter' && component.value === ',')) continue;
      if (i === from) return null;
      parts.push(new Cursor(this.#components.slice(from, i), this.#source));
      from = i + 1;
    }
    return parts;
  }

  /** The components from `from` to the current position. */
  since(from: number): readonly Component[] {
    return this.#components.slice(from, this.#at);
  }

  /** The source text of the components from `from` to the current position. */
  textSince(from: number): string {
    const first = this.#components[from];
    const last = this.#components[this.#at - 1];
    return first === undefined || last === undefined ? '' : this.#source.slice(first.start, last.end);
  }
}
