import { resolveUrl } from './base-url.ts';
import type { DocumentTree } from './document.ts';
import { textOf } from './text-of.ts';

/** A script that a browser runs: `src` is its absolute address, null for an inline script, whose text is here. */
export interface ScriptSource {
  readonly src: string | null;
  readonly text: string;
  /** Only browsers without modules run it. */
  readonly isFallback: boolean;
}

const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The scripts of a document, in order. Data blocks, such as JSON and templates, are no scripts. */
export function collectScripts(document: DocumentTree, base: string): ScriptSource[] {
  return document.elements.flatMap((element) => {
    const { src, type = '', nomodule } = element.attributes;
    if (element.tag !== 'script' || !SCRIPT_TYPE.test(type.trim())) return [];
    const address = src === undefined ? null : resolveUrl(src, base);
    return [{ src: address, text: textOf(element), isFallback: nomodule !== undefined }];
  });
}
