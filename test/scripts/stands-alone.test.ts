import { expect, test } from 'vitest';
import type { SiteFiles } from '../../scripts/corpus/site-files.ts';
import { whyNotAlone } from '../../scripts/corpus/stands-alone.ts';

const TEXT = Array.from({ length: 20 }, (_, i) => `<p>Paragraph ${i} of a page.</p>`).join('');
const CSS = `p { color: red }${' '.repeat(500)}`;

function site(files: Readonly<Record<string, string>>): SiteFiles {
  return {
    size: (file) => files[file]?.length ?? null,
    read: (file) => Buffer.from(files[file] ?? ''),
  };
}

test.each([
  ['a page with its stylesheet', `<link rel=stylesheet href="/a%20b.css?v=1">${TEXT}`, null],
  ['a page with CSS in the document', `<style>${CSS}</style>${TEXT}`, null],
  ['scripts with braces', `<style>${CSS}</style><script>var t = "{{ x }}"</script>${TEXT}`, null],
  ['no CSS', TEXT, 'no own CSS'],
  ['CSS of another site only', `<link rel=stylesheet href="https://cdn/a.css">${TEXT}`, 'no own CSS'],
  ['a stylesheet that is not there', `<link rel=stylesheet href="gone.css">${TEXT}`, 'missing stylesheets'],
  ['a Liquid template', `<style>${CSS}</style>{% include nav %}${TEXT}`, 'unfilled template'],
  ['front matter', `---\ntitle: x\n---\n<style>${CSS}</style>${TEXT}`, 'unfilled template'],
  ['a redirect', `<meta http-equiv="Refresh" content="0; url=/en/"><style>${CSS}</style>${TEXT}`, 'redirect'],
  ['frames', '<frameset><frame src=a.html></frameset>', 'frames'],
  ['text in scripts only', `<style>${CSS}</style><script>${TEXT}</script>`, 'hardly any text'],
  ['a known template', `<style>${CSS}</style>${TEXT}<a>Design: HTML5 UP</a>`, 'template of html5 up'],
])('%s', (_, html, reason) => {
  expect(whyNotAlone('sub/index.html', site({ 'sub/index.html': html, 'a b.css': CSS }))).toBe(reason);
});
