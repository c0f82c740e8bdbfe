import type { StyledElement } from '../cascade/styled-page.ts';
import type { Remark } from '../page/page.ts';
import { shortened } from '../text/shortened.ts';

/** Addresses that a remark names. */
const MAX_NAMED = 3;
/** Characters of an address. */
const MAX_ADDRESS = 200;

const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame']);

/**
 * Says where a page with nearly no text of its own has its content, as far as that is not read.
 * @param isRendered whether a browser showed the page, with its shadow trees
 */
export function elsewhereRemarks(elements: readonly StyledElement[], isRendered: boolean): Remark[] {
  const addresses = elements.flatMap((element) => frameAddress(element) ?? []);
  return [
    ...(addresses.length === 0 ? [] : [framesNotRead(addresses)]),
    ...treeRemarks(elements, isRendered),
  ];
}

/** Says of any page that it has parts in shadow trees, which are not read. @param isRendered as above */
export function treeRemarks(elements: readonly StyledElement[], isRendered: boolean): Remark[] {
  return !isRendered && elements.some(isShadowTree) ? [SHADOW_TREES] : [];
}

function frameAddress({ tag, attributes }: StyledElement): string | null {
  const address = attributes['src']?.trim();
  return FRAMES.has(tag) && address ? address : null;
}

function isShadowTree({ tag, attributes }: StyledElement): boolean {
  return tag === 'template' && attributes['shadowrootmode'] !== undefined;
}

function framesNotRead(addresses: readonly string[]): Remark {
  const named = addresses.slice(0, MAX_NAMED).map((address) => shortened(address, MAX_ADDRESS));
  const others = addresses.length > named.length ? [`${addresses.length - named.length} more`] : [];
  const detail = `Frames are not read. To read what a frame shows, give its address: ${[...named, ...others].join(', ')}.`;
  return { code: FRAMES_NOT_READ, detail };
}

const FRAMES_NOT_READ = 'frames_not_read';

const SHADOW_TREES: Remark = {
  code: 'shadow_trees',
  detail: 'Declarative shadow trees are not read without a browser. The render pass reads them.',
};

const CODES: ReadonlySet<string> = new Set([FRAMES_NOT_READ, SHADOW_TREES.code]);

/** The sentences of remarks that say where the content of a page is. */
export function contentElsewhere(remarks: readonly Pick<Remark, 'code' | 'detail'>[]): readonly string[] {
  return remarks.filter(({ code }) => CODES.has(code)).map(({ detail }) => detail);
}
