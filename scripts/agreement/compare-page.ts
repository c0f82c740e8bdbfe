import type { PropertyName } from '../../src/cascade/properties.ts';
import { styleDocument } from '../../src/cascade/style-document.ts';
import type { Page } from '../../src/page/page.ts';
import type { ChromiumStyles } from './chromium-styles.ts';
import { LAYOUT_DEPENDENT, TRACKED } from './dump-styles.ts';
import { sameTransform, sameValue, typedValue } from './same-value.ts';

/** Number of compared pairs of element and property, and of those that differ. */
export interface Count {
  pairs: number;
  wrong: number;
}

export interface Difference {
  readonly element: string;
  readonly property: string;
  readonly chromium: string;
  readonly ours: string;
  /** Whether author CSS changes Chromium's value. */
  readonly changed: boolean;
}

export interface PageAgreement {
  readonly all: Count;
  /** Only pairs where author CSS changes Chromium's value. */
  readonly changed: Count;
  readonly differences: readonly Difference[];
}

/** Compares our styles of a page with Chromium's, pair by pair; null when the trees differ. */
export function comparePage(page: Page, chromium: ChromiumStyles): PageAgreement | null {
  const { elements } = styleDocument(page);
  const { styled, plain, texts } = chromium;
  const aligned = elements.length === styled.length && elements.every(({ tag }, i) => tag === styled[i]?.tag);
  if (!aligned) return null;
  const all: Count = { pairs: 0, wrong: 0 };
  const changed: Count = { pairs: 0, wrong: 0 };
  const differences: Difference[] = [];
  for (const element of elements) {
    const theirs = styled[element.index];
    TRACKED.forEach((property, place) => {
      const resolved = texts[theirs?.resolved[place] ?? -1] ?? '';
      const computed = texts[theirs?.computed[LAYOUT_DEPENDENT.indexOf(property)] ?? -1] ?? resolved;
      if (resolved === '') return; // outside the flat tree, such as children of <video>: Chromium returns no value
      const name = property as PropertyName; // TRACKED are the keys of PROPERTIES
      const ours = element.style[name];
      const same = name === 'transform' ? sameTransform : sameValue;
      const right = [resolved, computed].some((text) => same(ours, typedValue(name, text)));
      const byAuthor = plain[element.index]?.resolved[place] !== theirs?.resolved[place];
      for (const count of byAuthor ? [all, changed] : [all]) {
        count.pairs++;
        if (!right) count.wrong++;
      }
      if (right) return;
      const where = `${element.tag}#${element.index}${element.classes.map((one) => `.${one}`).join('')}`;
      const text = resolved === computed ? resolved : `${resolved} (${computed})`;
      differences.push({
        element: where,
        property,
        chromium: text,
        ours: JSON.stringify(ours),
        changed: byAuthor,
      });
    });
  }
  return { all, changed, differences };
}
