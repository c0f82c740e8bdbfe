import type { ScriptElements } from './script-elements.ts';
import type { ScriptCall } from '../../document/script-text.ts';

/** Something that a script sets in motion, as its text says; the script is never run. */
export interface ScriptedMotion {
  /** What moves it: `IntersectionObserver`, `autoplay slider`, `gsap`. */
  readonly name: string;
  readonly trigger: 'scroll' | 'autonomous' | 'gesture';
  /** Selectors of what moves; empty when the text does not say. */
  readonly targets: readonly string[];
  /** File names of the libraries without which it does not run. */
  readonly needs: readonly RegExp[];
  /** Null where the script does not state it. */
  readonly timing: { readonly seconds: number; readonly easing: string } | null;
}

/** The text of a script with what its calls refer to. */
export interface ScriptContext {
  readonly text: string;
  readonly elements: ScriptElements;
  readonly calls: readonly ScriptCall[];
}

/** Reads what one call sets in motion; null for nothing. */
export type CallReader = (call: ScriptCall, script: ScriptContext) => ScriptedMotion | null;

/** The same, of a library that the table of calls names. */
export type LibraryMotion = Omit<ScriptedMotion, 'needs'>;
export type LibraryReader = (call: ScriptCall, script: ScriptContext) => LibraryMotion | null;
