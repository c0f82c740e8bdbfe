import { pageTokens } from '../contract/page-tokens.ts';
import type { Page } from '../page/page.ts';
import type { Survey } from '../survey.ts';
import { slugOf } from '../text/slug.ts';
import { brandName } from './brand-name.ts';
import { readMetadata } from './metadata.ts';
import { signatureDraft } from './signature-draft.ts';

/** A draft of a catalog entry, made only from what the page shows. */
export interface Candidate {
  readonly name: string;
  readonly slug: string;
  readonly tagline: string | null;
  readonly faviconUrl: string | null;
  readonly previewImage: string | null;
  /** `#rrggbb`, most visible first. */
  readonly starterPalette: readonly string[];
  /** Archetype, formality and sentence length; null when the page has too little text. */
  readonly voiceHint: string | null;
  /** 30 to 200 characters, a draft to rewrite before it is used. */
  readonly signatureMoveDraft: string;
  readonly headingsSample: readonly string[];
}

export function extractCandidate(page: Page, survey: Survey): Candidate {
  const metadata = readMetadata(page);
  const tokens = pageTokens(survey);
  const name = brandName(metadata, page.url);
  return {
    name,
    slug: slugOf(name, slugOf(URL.parse(page.url)?.hostname ?? '')),
    tagline: metadata.description,
    faviconUrl: metadata.favicon,
    previewImage: metadata.previewImage,
    starterPalette: tokens.color.palette,
    voiceHint: voiceHint(survey),
    signatureMoveDraft: signatureDraft(survey.readings, tokens),
    headingsSample: metadata.headings,
  };
}

function voiceHint({ readings }: Survey): string | null {
  const archetype = readings['voice.archetype'].value;
  const formality = readings['voice.formality'].value;
  const sentences = readings['voice.sentence_length'].value;
  const parts = [archetype, formality, sentences === null ? null : `${sentences} sentences`];
  return parts.filter((part) => part !== null).join(', ') || null;
}
