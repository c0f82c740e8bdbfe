/** A small entry that passes every check; `slug` and `name` make several of them. */
export function sampleEntry(slug = 'sample', name = 'Sample'): string {
  return `---
name: ${name}
slug: ${slug}
source: https://${slug}.example
official_url: https://${slug}.example
docs_url: null
surfaces:
  - { kind: marketing, url: "https://${slug}.example", sources: [kit] }
provenance: imported
generated_at: "2026-01-02"
theme: light
era:
  - Bauhaus, Dessau 1925
mood: [technical, restrained]
density: medium
kind: product
script: [latn]
signature_move: >-
  The ${slug} corner is cut at forty-five degrees on every panel, as on a punched card of the 1950s.
voice:
  persona: archivist of ${slug}
prose_cites: { persona: [site] }
sources:
  - id: kit
    kind: npm
    ref: "@${slug}/tokens@1.0.0"
    relation: first-party
    license: MIT
  - id: site
    kind: web
    ref: https://${slug}.example
    relation: first-party
tokens:
  color:
    cites: [kit]
    light:
      background: "#ffffff"
      text: "#111111"
      primary: "#0f62fe"
  type:
    cites: [kit]
    families:
      body: { stack: "Inter, sans-serif", class: grotesque }
    weights: { body: 400, heading: 600 }
    sizes: { body: 16px, display: 48px }
  radius:
    cites: [recalled]
    values: { box: 4px }
components:
  button:
    background: "{color.primary}"
    border-radius: "{radius.box}"
grammar:
  surface: { ground: white, radius: 4-6px, borders: hairline, shadows: none, texture: flat, dark_mode: none }
  palette: { strategy: mono+1, warmth: cool, accent_use: rare-signal, contrast: extreme }
  type: { pairing: single-family, heading_weight: bold, body_size: regular, display_scale: balanced, tracking: normal }
  emphasis: { mechanism: weight, density_signals: borders }
  whitespace: { discipline: medium, section_gap: compact, element_gap: tight }
  voice: { archetype: librarian, formality: formal, hedging: none, sentence_length: terse }
  motion: { budget: accent, character: mechanical, trigger: hover-only }
  imagery: { strategy: none }
basis:
  computed: [surface.ground, surface.radius, type.pairing, type.heading_weight]
  measured: [surface.shadows, surface.texture, surface.dark_mode, palette.strategy, palette.warmth, palette.accent_use, palette.contrast, type.body_size, type.display_scale, type.tracking, emphasis.mechanism, emphasis.density_signals, whitespace.discipline, whitespace.section_gap, whitespace.element_gap, voice.archetype, voice.formality, voice.hedging, voice.sentence_length, motion.budget, motion.character, motion.trigger, imagery.strategy]
  recalled:
    surface.borders: Panels are edged by one pixel of grey.
---

## Signature move

On pages of ${slug} one corner of each panel is missing. It began as a way to stack punched cards the right way up, and it survived as the only ornament that the ${slug} studio allows itself.

## Era and lineage

Joost Schmidt taught the cut corner at Dessau as a mark of orientation. From there ${slug} took it to data entry, by way of tabulating machines and their operators' manuals.

## Voice

Whoever writes for ${slug} files things. Captions open with a date, then a number, then the place where the original of the ${slug} sheet is kept.

## Anti-patterns

- Round corners on anything ${slug} files away.
- Two ${slug} panels that overlap each other.

## Code

\`\`\`css
.panel-${slug} { background: var(--color-background); }
\`\`\`
`;
}
