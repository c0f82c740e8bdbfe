import path from 'node:path';
import { textOfKind } from './source-text.ts';

/** A term that the project does not use, and its replacement. */
export interface Term {
  readonly term: string;
  readonly instead: string;
  /** Where the term is not allowed; `prose` means Markdown files. */
  readonly where: readonly ('identifier' | 'comment' | 'string' | 'prose')[];
  /** Matches only whole identifiers, not parts of them. */
  readonly exact?: boolean;
  /** Identifiers that may contain the term, such as platform APIs. */
  readonly allow?: readonly string[];
  /** Globs of files where the term has another meaning. */
  readonly except?: readonly string[];
}

export interface FoundTerm {
  readonly file: string;
  /** From 1; 0 for the file name. */
  readonly line: number;
  readonly text: string;
  readonly term: Term;
}

/** Finds every term in the name and text of a file. @param file path relative to the project, with forward slashes */
export function findTerms(file: string, source: string, terms: readonly Term[]): FoundTerm[] {
  const applying = terms.filter(({ except = [] }) => !except.some((glob) => path.matchesGlob(file, glob)));
  const { name } = path.parse(file);
  const named = applying.filter((term) => term.where.includes('identifier') && isTerm(name, term));
  return [
    ...named.map((term) => ({ file, line: 0, text: path.basename(file), term })),
    ...(file.endsWith('.md') ? KINDS_OF_PROSE : KINDS_OF_CODE).flatMap((kind) => {
      const text = kind === 'prose' ? source : textOfKind(source, kind);
      const wanted = applying.filter(({ where }) => where.includes(kind));
      return wanted.length === 0 ? [] : findIn(text, kind === 'identifier', wanted, file);
    }),
  ].toSorted((a, b) => a.line - b.line);
}

const KINDS_OF_PROSE = ['prose'] as const;
const KINDS_OF_CODE = ['identifier', 'comment', 'string'] as const;

function findIn(text: string, code: boolean, terms: readonly Term[], file: string): FoundTerm[] {
  return text.split('\n').flatMap((row, i) => {
    const names = code ? (row.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []) : [row];
    return terms.flatMap((term) =>
      names
        .filter((name) => isTerm(name, term))
        .map((name) => ({ file, line: i + 1, text: code ? name : row.trim(), term })),
    );
  });
}

function isTerm(name: string, { term, exact = false, allow = [] }: Term): boolean {
  if (exact) return name === term;
  // `MOST_` is a prefix of constants, not the word "most".
  if (term.endsWith('_')) return name.startsWith(term) || name.includes(`_${term}`);
  return !allow.includes(name) && containsTerm(nameParts(name), nameParts(term));
}

/** Splits a name into lower-case words: `maxSVGSize`, `MAX_SVG_SIZE` and `max-svg-size` give the same words. */
export function nameParts(name: string): string[] {
  return name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part !== '');
}

/** Whether the words of `term` occur consecutively in `name`. */
function containsTerm(name: readonly string[], term: readonly string[]): boolean {
  return name.some((_, start) => term.every((part, i) => name[start + i] === part));
}
