/** Types of the jsdom API used here. Its own types would add the DOM library to this program. */
declare module 'jsdom' {
  export class VirtualConsole {
    removeAllListeners(): void;
  }

  interface Element {
    readonly tagName: string;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  }

  interface Document {
    querySelectorAll(selector: string): Iterable<Element> & { readonly length: number };
  }

  export class JSDOM {
    constructor(
      html: string,
      options?: {
        virtualConsole?: VirtualConsole;
        contentType?: string;
        url?: string;
        runScripts?: 'outside-only';
      },
    );
    readonly window: {
      readonly document: Document & {
        readonly head: { append(node: object): void };
        createElement(name: string): { textContent: string; setAttribute(name: string, value: string): void };
      };
      readonly DOMParser: new () => { parseFromString(text: string, type: 'application/xml'): Document };
      getComputedStyle(element: object): { getPropertyValue(name: string): string };
      /** Runs a script in the page; only with `runScripts`. */
      eval(script: string): unknown;
      close(): void;
    };
  }
}
