import { expect, test } from 'vitest';
import { describedBrand } from '../../scripts/sources/collections.ts';
import { statements } from '../../scripts/sources/statements.ts';

const GOOGLE = `---
name: Sample
description: A brand: not valid YAML
colors:
  canvas: "#08090a"
  ink: "#f7f8f8"
  mute: "#8a8f98"
  cta: "rgba(255, 255, 255, 0.5)"
typography:
  display-xl:
    fontFamily: Inter Variable, sans-serif
    fontSize: 64px
    fontWeight: 510
    lineHeight: 64px
    letterSpacing: -1.6px
  body-md:
    fontFamily: Inter Variable, sans-serif
    fontSize: 1rem
    fontWeight: 400
    lineHeight: 1.5
rounded:
  md: 8px
components:
  button-primary:
    backgroundColor: "{colors.cta}"
    rounded: "{rounded.md}"
---
`;

test("a description in Google's format", () => {
  expect(statements(describedBrand(GOOGLE), 'dark')).toMatchObject({
    'color.background': '#08090a',
    'color.text': '#f7f8f8',
    'color.text-muted': '#8a8f98',
    'font.heading': 'Inter Variable',
    'font-weight.heading': '510',
    'text.display': '64px',
    'leading.heading': '1',
    'tracking.heading': '-0.025em',
    'text.body': '16px',
    'radius.md': '8px',
    'button.background': '#ffffff80',
    'button.border-radius': '8px',
  });
});

const NESTED = `---
aliases:
  background: bg
  primary: brand
colors:
  light:
    bg: '#ffffff'
    brand: '#0075de'
  dark:
    bg: '#191919'
typography:
  display: { family: 'Lyon Text, serif' }
  body: { family: 'Inter, sans-serif' }
  scale:
    h1: { size: 48, weight: 600, lineHeight: 1.1, tracking: '-0.02em', family: display }
    body: { size: 16, weight: 400, lineHeight: 1.5, tracking: '0', family: body }
radius: { md: 8, pill: 9999 }
shadows:
  card: 'rgba(0,0,0,0.1) 0px 1px 2px — cards at rest'
  glow: a soft glow under the button
motion: { duration-fast: 120, ease-standard: 'cubic-bezier(0.4, 0, 0.2, 1)' }
breakpoints: { tablet: 768 }
layout: { page-width: 1200, header-height: 64 }
components:
  button-primary-pill: { backgroundColor: '#0075de', rounded: pill }
---
`;

test('a description with schemes, a type scale, shadows and motion', () => {
  const facts = statements(describedBrand(NESTED), 'light');
  expect(facts).toMatchObject({
    'color.background': '#ffffff',
    'color.primary': '#0075de',
    'color-dark.background': '#191919',
    'font.heading': 'Lyon Text',
    'font.body': 'Inter',
    'tracking.heading': '-0.02em',
    'shadow.card': '0 1px 2px #0000001a',
    'duration.fast': '120ms',
    'ease.standard': 'cubic-bezier(0.4, 0, 0.2, 1)',
    'breakpoint.tablet': '768px',
    'container.page-width': '1200px',
    'button.border-radius': '9999px',
  });
  expect(facts).not.toHaveProperty(['shadow.glow']);
  expect(facts).not.toHaveProperty(['container.header-height']);
});

const PROSE = `# Sample

## 2. Color Palette & Roles

### Primary
- **Electric Blue** (\`#3E6AE1\`): calls to action

### Neutral
- **Background** (\`#fff\`): page
- **Text Secondary** (\`#666666\`): captions

## 3. Typography Rules

\`\`\`css
font-family: "Helvetica Neue", Arial, sans-serif;
\`\`\`

| Role | Size | Weight | Line Height | Letter Spacing |
|---|---|---|---|---|
| Heading 1 | 40px (2.50rem) | 500 | 48px (1.20) | normal |
| Body | 14px | 400 | 20px (×1.43) | 0.7px |

## 4. Component Stylings

### Buttons

**Primary**
- Background: \`#3E6AE1\`
- Text: \`#ffffff\`
- Border Radius: 4px

**Secondary**
- Background: \`#ffffff\`

## 6. Depth & Elevation

| Level | Shadow |
|---|---|
| Card | \`0 2px 8px rgba(0,0,0,0.08)\` |
`;

test('a description in lists and tables', () => {
  expect(statements(describedBrand(PROSE), 'light')).toMatchObject({
    'color.primary': '#3e6ae1',
    'color.background': '#ffffff',
    'color.text-muted': '#666666',
    'font.body': 'Helvetica Neue',
    'text.display': '40px',
    'leading.heading': '1.2',
    'tracking.heading': '0em',
    'leading.body': '1.43',
    'tracking.body': '0.05em',
    'button.background': '#3e6ae1',
    'button.color': '#ffffff',
    'button.border-radius': '4px',
    'shadow.card': '0 2px 8px #00000014',
  });
});
