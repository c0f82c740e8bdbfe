import type { LoadedPage } from './loaded-page.ts';
import { PROPERTIES } from '../src/cascade/properties.ts';

/** Reads a page with one engine. Returns the number of elements or readings, so that no work is optimised away. */
export type Reading = (page: LoadedPage) => number;

const TRACKED = Object.keys(PROPERTIES);

/** The engines by name. Each is imported on demand, because importing takes time too. */
export const ENGINES = {
  /** Parsing and cascade: the tracked properties of every element, the same work as `jsdom`. */
  async styles() {
    const { pageFromHtml } = await import('../src/page/given-page.ts');
    const { styleDocument } = await import('../src/cascade/style-document.ts');
    return ({ html, sheets }) => {
      const given = sheets.map((sheet) => ({ ...sheet, href: null }));
      return styleDocument({ ...pageFromHtml({ html }), sheets: given }).elements.length;
    };
  },
  /** The complete static reading: parsing, cascade, layout, features, axes. */
  async reading() {
    const { pageFromHtml } = await import('../src/page/given-page.ts');
    const { surveyPage } = await import('../src/survey.ts');
    return ({ html, sheets }) => {
      const given = sheets.map((sheet) => ({ ...sheet, href: null }));
      return Object.keys(surveyPage({ ...pageFromHtml({ html }), sheets: given }).readings).length;
    };
  },
  /** Parsing and computed values of the same properties in jsdom. */
  async jsdom() {
    const { JSDOM, VirtualConsole } = await import('jsdom');
    return ({ html, sheets }) => {
      const { window } = new JSDOM(html, { virtualConsole: new VirtualConsole() });
      for (const { css, media } of sheets) {
        const style = window.document.createElement('style');
        style.setAttribute('media', media);
        style.textContent = css;
        window.document.head.append(style);
      }
      const elements = window.document.querySelectorAll('*');
      for (const element of elements) {
        const style = window.getComputedStyle(element);
        for (const name of TRACKED) style.getPropertyValue(name);
      }
      window.close();
      return elements.length;
    };
  },
} as const satisfies Readonly<Record<string, () => Promise<Reading>>>;

export type Engine = keyof typeof ENGINES;
