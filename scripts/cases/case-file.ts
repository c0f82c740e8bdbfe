import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One expectation: what an element (or its ::before, ::after) computes to. */
export interface Expectation {
  readonly selector: string;
  readonly property: string;
  /** Chromium's text for the value. */
  readonly value: string;
}

/** A cascade case: `html @@@ css @@@ expectations`, a line each `selector | property | value`. */
export interface CaseFile {
  readonly name: string;
  readonly html: string;
  readonly css: string;
  readonly expectations: readonly Expectation[];
}

export const CASES_FOLDER = path.join(import.meta.dirname, '../../test/cascade/cases');

/** All cases, by file name. Names that begin with `quirks` stand for documents without a doctype. */
export function readCases(folder: string = CASES_FOLDER): CaseFile[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => parseCase(path.basename(file, '.txt'), readFileSync(path.join(folder, file), 'utf8')));
}

function parseCase(name: string, text: string): CaseFile {
  const [html = '', css = '', lines = ''] = text.split(/^@@@\n/m);
  const expectations = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [selector = '', property = '', ...value] = line.split('|').map((part) => part.trim());
      return { selector, property, value: value.join('|') };
    });
  return { name, html: html.trimEnd(), css: css.trimEnd(), expectations };
}

/** The file of a case. */
export function formatCase({ html, css, expectations }: CaseFile): string {
  const lines = expectations.map(({ selector, property, value }) => `${selector} | ${property} | ${value}`);
  return `${html}\n@@@\n${css}\n@@@\n${lines.join('\n')}\n`;
}

/** The document of a case. */
export function documentOf({ name, html, css }: CaseFile): string {
  return `${name.startsWith('quirks') ? '' : '<!doctype html>'}<style>${css}</style><body>${html}`;
}
