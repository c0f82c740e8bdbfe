import path from 'node:path';
import { containsTerm, nameParts } from './name-parts.ts';
import { textOfKind } from './source-text.ts';

/** A word that the project does not use any more, and what it says instead. */
export interface Term {
  readonly term: string;
  readonly instead: string;
  /** Ordinary words are banned in identifiers alone; `prose` is a Markdown file. */
  readonly where: readonly ('identifier' | 'comment' | 'string' | 'prose')[];
  /** The whole identifier has to be the term, not a part of it. */
  readonly exact?: boolean;
  /** Identifiers that may keep the word, such as those of the platform. */
  readonly allow?: readonly string[];
  /** Files in which the word means something else. */
  readonly except?: readonly string[];
}

export interface FoundTerm {
  readonly file: string;
  /** From 1; 0 for the name of the file. */
  readonly line: number;
  readonly text: string;
  readonly term: Term;
}

/** Every banned term in a file's name and text. `file` is relative to the project, with forward slashes. */
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
  // `MOST_` is the beginning of a constant, not the word "most".
  if (term.endsWith('_')) return name.startsWith(term) || name.includes(`_${term}`);
  return !allow.includes(name) && containsTerm(nameParts(name), nameParts(term));
}
