import { type FeatureId, type Features, observe } from '../../src/features/index.ts';
import { perceiveHtml } from '../perception/perceive-html.ts';

/** One observation of a small page: `body` is inside a body without margins, `css` in a <style>. */
export function observeHtml<Id extends FeatureId>(id: Id, body: string, css = ''): Features[Id] {
  return observe(perceiveHtml(body, css))[id];
}
