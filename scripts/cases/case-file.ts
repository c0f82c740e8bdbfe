import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The expected value of one property of an element, or of its ::before or ::after. */
export interface Expectation {
  readonly selector: string;
  readonly property: string;
  /** The value as serialised by Chromium. */
  readonly value: string;
}

/** A cascade case: `html @@@ css @@@ expectations`, with one `selector | property | value` per line. */
export interface CaseFile {
  readonly name: string;
  readonly html: string;
  readonly css: string;
  readonly expectations: readonly Expectation[];
}

export const CASES_FOLDER = path.join(import.meta.dirname, '../../test/cascade/cases');

/** All cases, sorted by file name. Cases whose name starts with `quirks` have no doctype. */
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

/** Serialises a case to its file format. */
export function formatCase({ html, css, expectations }: CaseFile): string {
  const lines = expectations.map(({ selector, property, value }) => `${selector} | ${property} | ${value}`);
  return `${html}\n@@@\n${css}\n@@@\n${lines.join('\n')}\n`;
}

/** The HTML document of a case. */
export function documentOf({ name, html, css }: CaseFile): string {
  return `${name.startsWith('quirks') ? '' : '<!doctype html>'}<style>${css}</style><body>${html}`;
}
