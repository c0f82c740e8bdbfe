import type { Design } from '../design.ts';
import { withEmphasis } from './emphasised-phrase.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** Markup of one feature: what stands before its title, and around the whole. */
export interface FeatureForm {
  readonly tag: 'article' | 'li';
  readonly before: (at: number) => string;
}

/** The features, each as a group. */
export function featureItems({ copy }: Design, { tag, before }: FeatureForm): string {
  return copy.features
    .map(
      ({ title, text }, at) =>
        `<${tag} class="group">${before(at)}<h3>${escapeHtml(title)}</h3><p>${withEmphasis(text)}</p></${tag}>`,
    )
    .join('');
}
