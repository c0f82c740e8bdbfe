import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const SCRIPT = '<script>document.body.className = "ready"</script>';
const TEXT = '<main><h1>A heading</h1><p>Some running text, long enough to be the page.</p></main>';

function seen(css: string, body = TEXT, script = SCRIPT): string[] {
  const html = `<!doctype html><style>${css}</style><body>${body}${script}`;
  return styleDocument(pageFromHtml({ html }))
    .elements.filter(({ visible, tag }) => visible && tag !== 'html' && tag !== 'body')
    .map(({ tag }) => tag);
}

describe('a page hidden until its scripts run', () => {
  it.each([
    ['main { opacity: 0 }', ['main', 'h1', 'p']],
    ['body { visibility: hidden }', ['main', 'h1', 'p']],
    ['html { opacity: 0 }', ['main', 'h1', 'p']],
    ['main { opacity: 0 } h1 { opacity: 0 }', ['main', 'p']],
    ['main { opacity: 0 } h1 { visibility: hidden }', ['main', 'p']],
    ['main { opacity: 0 } h1 { display: none }', ['main', 'p']],
  ])('is shown with %s', (css, tags) => {
    expect(seen(css)).toEqual(tags);
  });

  it('is shown if keyframes reveal it', () => {
    const css = 'main { opacity: 0; animation: in 1s forwards } @keyframes in { to { opacity: 1 } }';
    expect(seen(css, TEXT, '')).toEqual(['main', 'h1', 'p']);
  });

  it('is unchanged without scripts', () => {
    expect(seen('main { opacity: 0 }', TEXT, '')).toEqual([]);
  });

  it('shows its text and keeps other hidden elements hidden', () => {
    expect(seen('p { opacity: 0 }')).toEqual(['main', 'h1']);
  });

  it('keeps its menus hidden', () => {
    const menu = '<nav>Menu</nav>';
    expect(seen('main, nav { opacity: 0 }', menu + TEXT)).toEqual(['main', 'h1', 'p']);
  });
});
