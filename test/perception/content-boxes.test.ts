import { describe, expect, it } from 'vitest';
import { perceiveHtml } from './perceive-html.ts';

const BARE = 'width: 120px; height: 40px; background: none; border: 0; box-shadow: none;';
const contentsOf = (body: string, css = '') =>
  perceiveHtml(body, `button, input { ${BARE} } ${css}`).contents;
const drawing = (shapes: string, attributes = '') =>
  `<svg width="90" height="60" ${attributes}>${shapes}</svg>`;

describe('the contents of a page', () => {
  it.each([
    ['a button without fill, border or label', '<button></button>', ''],
    ['a field without fill, border or value', '<input>', ''],
    ['an empty drawing', drawing(''), ''],
    ['a drawing without paint', drawing('<rect width="90" height="60" fill="none"/>'), ''],
    ['a drawing that only defines shapes', drawing('<defs><g></g></defs>'), ''],
  ])('have no %s', (_, body, css) => {
    expect(contentsOf(body, css)).toEqual([]);
  });

  it.each([
    ['a button with a label', '<button>Buy</button>', ''],
    ['a button with a fill', '<button></button>', 'button { background: #123456 }'],
    ['a button with a shadow', '<button></button>', 'button { box-shadow: 0 0 9px #000 }'],
    ['a button with a generated label', '<button></button>', 'button::before { content: "Buy" }'],
    ['a field with a line below', '<input>', 'input { border-bottom: 1px solid #333 }'],
    ['a field with a placeholder', '<input placeholder="Name">', ''],
    ['a checkbox', '<input type="checkbox">', ''],
    ['a drawing', drawing('<path d="M0 0h90v60z"/>'), ''],
    ['a drawing in lines', drawing('<path d="M0 0h90v60z" fill="none"/>', 'stroke="#000"'), ''],
  ])('have %s', (_, body, css) => {
    expect(contentsOf(body, css)).toHaveLength(1);
  });
});
