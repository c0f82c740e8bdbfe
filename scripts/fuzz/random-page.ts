import { randomDeclarations } from './css-values.ts';
import { hostileNumber } from './hostile-values.ts';
import type { Random } from './random.ts';
import { randomSheet } from './random-sheet.ts';

const BLOCKS = [
  'div', 'section', 'p', 'h1', 'h2', 'ul', 'li', 'nav', 'header', 'main', 'footer', 'article', 'form', 'blockquote',
  'pre', 'dl', 'dd', 'figure', 'details', 'summary', 'dialog', 'fieldset', 'legend', 'center', 'marquee', 'address',
  'hr',
] as const; // prettier-ignore
const INLINES = [
  'span', 'a', 'b', 'i', 'em', 'strong', 'code', 'small', 'button', 'label', 'abbr', 'sup', 'mark', 'br', 'wbr',
  'font', 'nobr', 'bdo', 'ruby', 'rt', 'x-y', 'slot', 'q', 'time',
] as const; // prettier-ignore
const TABLES = ['table', 'tr', 'td', 'th', 'tbody', 'thead', 'tfoot', 'caption', 'col', 'colgroup'] as const;
const MEDIA = [
  'img', 'picture', 'source', 'video', 'audio', 'canvas', 'iframe', 'object', 'embed', 'input', 'select', 'option',
  'optgroup', 'textarea', 'progress', 'meter', 'area', 'map',
] as const; // prettier-ignore
const FOREIGN = [
  'svg', 'g', 'rect', 'path', 'circle', 'text', 'use', 'foreignObject', 'linearGradient', 'stop', 'style', 'math',
  'mi', 'mtext', 'annotation-xml', 'desc', 'title',
] as const; // prettier-ignore
const RAW = [
  'style', 'script', 'title', 'template', 'noscript', 'xmp', 'plaintext', 'textarea', 'iframe', 'noembed', 'head',
  'body', 'html', 'frameset', 'base', 'meta', 'link', 'image', 'isindex',
] as const; // prettier-ignore
const KINDS = [BLOCKS, BLOCKS, BLOCKS, INLINES, INLINES, TABLES, MEDIA, FOREIGN] as const;
/** One element in so many changes how the parser reads what follows. */
const RAW_IN = 30;

const WORDS = [
  'Sign up', 'The quick brown fox jumps over the lazy dog.', 'Pricing', '  ', '\n', '漢字かな交じり文', 'مرحبا', '👩‍👩‍👧', 'a',
  '0123', '&amp;', '&#0;', '&#xD800;', '&notin;', '&ampx', '&', '<', '< p', '\u0000', '\ud800', '\u00ad', '\u200b',
  'Wort'.repeat(20), 'a b '.repeat(30), '$9/mo', '—', '\t\u3000',
] as const; // prettier-ignore
const MARKUP = [
  '<!-- a -->', '<!-->', '<!--', '<!doctype html>', '<?php x ?>', '<![CDATA[ a ]]>', '</p>', '</br>', '</body>',
  '</table>', '</svg>', '<p', '<a href="', "<a b='", '<>', '</>', '<p/>', '</ p>', '<a a a a=1 a=2>', '<b><i></b>',
  '<table><p>', '<svg><p>', '<select><select>', '<form><form>', '<a><a>', '<button><button>',
  '<!doctype html public "-//W3C//DTD HTML 3.2//EN">',
] as const; // prettier-ignore

const LINKS = [
  '', '#', '#x', '/a', 'a.css', 'https://e.com/a?b#c', 'javascript:1', 'data:,a', 'data:text/css,p{color:red}', '//x',
  'http://[', '\u0000', 'mailto:a@b', '?', 'https://e.com:99999/', 'a b',
] as const; // prettier-ignore
const ATTRIBUTES: readonly [
  readonly [string, readonly [string, ...string[]]], ...(readonly [string, readonly [string, ...string[]]])[]] = [
  ['class', ['a', 'b', 'a b', 'c-d', 'dark', 'btn btn-primary', 'hidden', 'container', ' ', '\u0000', 'md:flex']],
  ['id', ['x', 'y', '', 'x x', 'root']], ['title', ['t', '', '"']], ['href', LINKS], ['src', LINKS],
  ['srcset', ['a.png 1x, b.png 2x', 'a 100w, b 0w', ',,,', 'a -1x', 'a 1e999w']],
  ['sizes', ['100vw', '(min-width: 1px) calc(1px + 1vw), auto', ',']],
  ['rel', ['stylesheet', 'icon', 'alternate stylesheet', 'preload']],
  ['type', ['text/css', 'submit', 'checkbox', 'hidden', 'range', 'image', 'module', 'x']],
  ['media', ['print', 'screen', '(prefers-color-scheme: dark)', '((', 'not all']],
  ['role', ['button', 'presentation', 'heading', 'img', 'x']], ['aria-hidden', ['true', 'false', '']],
  ['hidden', ['', 'until-found']], ['open', ['']], ['checked', ['']], ['disabled', ['']],
  ['dir', ['rtl', 'auto', 'x']], ['lang', ['de', 'ja', '', 'x-y-z']],
  ['align', ['center', 'right', 'middle', 'char']], ['valign', ['top', 'baseline']],
  ['bgcolor', ['red', '#12', 'chucknorris', '']], ['color', ['#fff', 'grey']], ['face', ['Arial, "x"', '']],
  ['background', ['a.png', '']], ['loading', ['lazy']], ['alt', ['', 'A photo of a cat']],
  ['name', ['viewport', 'theme-color', 'color-scheme', 'description', 'x']],
  ['content', ['width=device-width', '#123456', '0;url=/a', 'dark light', '']],
  ['http-equiv', ['refresh', 'content-type', 'x']],
  ['viewBox', ['0 0 24 24', '0 0 0 0', '1 2 3', 'a', '-1e9 0 1e300 1e-300']],
  ['d', ['M0 0h24v24H0z', 'M', 'M1e300 0 L-1e300,1e300', 'Mnan', 'M0 0A1 1 0 0 1 1 1 9']],
  ['points', ['0,0 1,1 2', '']], ['fill', ['none', 'red', 'url(#x)', 'currentColor', 'x']],
  ['stroke-width', ['1', '1e300', '-1', '10%']],
  ['transform', ['translate(1 2)', 'scale(0)', 'rotate(', 'matrix(1 0 0 1 1e300 0)']], ['data-n', ['1', '1e9', 'x']],
  ['data-theme', ['dark', 'light']], ['onclick', ["document.body.classList.toggle('dark')", '(', 'a=>a']],
  ['xlink:href', ['#x', 'a.svg#y']], ['shadowrootmode', ['open', 'closed', 'x']], ['slot', ['a', '']],
]; // prettier-ignore
const NUMERIC = [
  'width', 'height', 'colspan', 'rowspan', 'span', 'border', 'cellpadding', 'cellspacing', 'size', 'cols', 'rows',
  'start', 'value', 'min', 'max', 'tabindex', 'x', 'y', 'r', 'offset', 'low',
] as const; // prettier-ignore
const SCRIPTS = [
  "document.documentElement.classList.add('js')",
  "const a = matchMedia('(prefers-color-scheme: dark)')",
  'gsap.to(".a",{x:1})',
  'new IntersectionObserver(() => {})',
  '`${',
  '/[/',
  '<!--',
  "'</scr' + 'ipt>'",
  '(((((',
  'a=>{}',
  '\u0000',
] as const;

/** What a page has. */
export interface RandomPage {
  /** What stands before the elements of the body. */
  readonly head: string;
  readonly tree: string;
  readonly css: string;
}

/** The page as its server sends it. */
export function htmlOf({ head, tree }: RandomPage): string {
  return head + tree;
}

/** Elements of a page: mostly few, so that many pages are read in a short time, now and then many. */
const FEW = 70;
const MANY = 400;
const MANY_IN = 30;
/** Levels of elements within elements; one in fifty goes deep. */
const MAX_DEPTH = 12;
const DEEP = 200;
const DEEP_IN = 50;

/** A small page of random markup with stylesheets inside and beside it. */
export function randomPage(random: Random): RandomPage {
  const count = 1 + random.below(random.below(MANY_IN) === 0 ? MANY : FEW);
  const tree = growTree(random, { left: count, deepest: random.below(DEEP_IN) === 0 ? DEEP : MAX_DEPTH });
  const head = [
    random.pick(['<!doctype html>', '<!doctype html>', '', '<!DOCTYPE html SYSTEM "a">']),
    random.pick(['', '<html lang=en>', '<html class=dark data-theme=dark>']),
    random.pick(['', '<meta charset=utf-8>', '<meta name=viewport content="width=device-width">']),
    random.pick(['', '<title>Four Farms</title>', '<title>']),
    random.below(2) === 0 ? `<style>${randomSheet(random, 6)}</style>` : '',
    random.below(8) === 0 ? '<link rel=stylesheet href=a.css>' : '',
    random.below(8) === 0 ? `<script>${random.pick(SCRIPTS)}</script>` : '',
  ];
  const css = random.below(3) === 0 ? randomSheet(random, 12) : '';
  return { head: `${head.join('')}<body>${random.pick(['', HERO, HERO])}`, tree, css };
}

/** So that most pages say enough to be read. */
const HERO =
  '<h1 class=a>Coffee by post</h1><p class=b>From four farms, every week, with the name of the farm on each bag.<a href=/a class=btn>Sign up</a>';

interface Growth {
  /** Elements that may still be made. */
  left: number;
  readonly deepest: number;
}

function growTree(random: Random, growth: Growth): string {
  const parts: string[] = [];
  while (growth.left > 0) parts.push(randomElement(random, growth, 0));
  return parts.join('');
}

function randomElement(random: Random, growth: Growth, depth: number): string {
  growth.left -= 1;
  const tag = random.pick(random.below(RAW_IN) === 0 ? RAW : random.pick(KINDS));
  const open = `<${tag}${randomAttributes(random)}>`;
  const parts: string[] = [];
  if (tag === 'style') parts.push(randomSheet(random, 2));
  else if (tag === 'script') parts.push(random.pick(SCRIPTS));
  else parts.push(random.pick(WORDS));
  while (growth.left > 0 && depth < growth.deepest && random.below(growth.deepest === DEEP ? 20 : 3) > 0)
    parts.push(randomElement(random, growth, depth + 1), randomText(random));
  return `${open}${parts.join('')}${random.below(6) === 0 ? '' : `</${tag}>`}`;
}

function randomText(random: Random): string {
  return random.below(30) === 0 ? random.pick(MARKUP) : random.pick(WORDS);
}

function randomAttributes(random: Random): string {
  let text = '';
  while (random.below(2) === 0) {
    const quote = random.pick(['"', '"', "'", '']);
    const [name, value] = randomAttribute(random);
    text += ` ${name}=${quote}${quote === '"' ? value.replaceAll('"', '&quot;') : value}${quote}`;
  }
  return text;
}

function randomAttribute(random: Random): readonly [name: string, value: string] {
  const chance = random.below(10);
  if (chance < 4) return ['style', randomDeclarations(random, 4)];
  if (chance < 6)
    return [random.pick(NUMERIC), random.pick(['1', '2', '100%', '0', '16', '-1', hostileNumber(random)])];
  const [name, values] = random.pick(ATTRIBUTES);
  return [name, random.pick(values)];
}
