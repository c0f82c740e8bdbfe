import { collapseSpaces } from '../text/collapse-spaces.ts';
import type { Problem } from './problems.ts';

/** The prose of an entry, Markdown without headings. */
export interface Body {
  readonly signature_move: string;
  readonly era_lineage: string;
  readonly doc_voice: string;
  readonly anti_patterns: readonly string[];
}

export const CODE_VARIANTS = ['css', 'tailwind', 'react'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Hand-written code of an entry: the signature move, written with its tokens. */
export type WrittenCode = { readonly [V in CodeVariant]?: string };

export interface BodyReading {
  readonly body: Body;
  readonly code: WrittenCode;
  /** Line of the heading of each section, 1-based. */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** Headings of the sections, in their order. */
export const HEADINGS = {
  signature_move: 'Signature move',
  era_lineage: 'Era and lineage',
  doc_voice: 'Voice',
  anti_patterns: 'Anti-patterns',
  code: 'Code',
} as const;

type SectionId = keyof typeof HEADINGS;
const REQUIRED = ['signature_move', 'era_lineage', 'doc_voice', 'anti_patterns'] as const;

interface Section {
  readonly line: number;
  readonly text: string;
}

/** Reads the sections below the frontmatter; `firstLine` is the line of the file at which `text` begins. */
export function readBody(text: string, firstLine: number): BodyReading {
  const problems: Problem[] = [];
  const sections = splitSections(text, firstLine, problems);
  for (const id of REQUIRED) {
    if (!sections.get(id)?.text) problems.push(missingSection(id, sections.get(id)?.line ?? firstLine));
  }
  const textOf = (id: SectionId) => sections.get(id)?.text ?? '';
  const code = readCode(sections.get('code'), problems);
  return {
    body: {
      signature_move: textOf('signature_move'),
      era_lineage: textOf('era_lineage'),
      doc_voice: textOf('doc_voice'),
      anti_patterns: listItems(textOf('anti_patterns')),
    },
    code,
    lines: new Map([...sections].map(([id, { line }]) => [id, line])),
    problems,
  };
}

function splitSections(text: string, firstLine: number, problems: Problem[]): Map<SectionId, Section> {
  const sections = new Map<SectionId, Section>();
  let open: { id: SectionId; line: number; lines: string[] } | null = null;
  let fenced = false;
  const close = () => {
    if (open !== null) sections.set(open.id, { line: open.line, text: open.lines.join('\n').trim() });
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) fenced = !fenced;
    const heading = !fenced && line.startsWith('## ') ? line.slice(3).trim() : null;
    if (heading === null) {
      open?.lines.push(line);
      continue;
    }
    close();
    const id = sectionCalled(heading);
    if (id === null) problems.push(unknownSection(heading, firstLine + index));
    open = id === null ? null : { id, line: firstLine + index, lines: [] };
  }
  close();
  return sections;
}

function sectionCalled(heading: string): SectionId | null {
  const found = Object.entries(HEADINGS).find(([, title]) => title === heading);
  // Object.entries widens the keys of HEADINGS to string.
  return found === undefined ? null : (found[0] as SectionId);
}

function listItems(text: string): string[] {
  return text
    .split(/^- /m)
    .map(collapseSpaces)
    .filter((item) => item !== '');
}

/** Fenced blocks whose info string ends in `css`, `tailwind` or `react`. */
function readCode(section: Section | undefined, problems: Problem[]): WrittenCode {
  const code: Partial<Record<CodeVariant, string>> = {};
  if (section === undefined) return code;
  for (const block of section.text.split(/^```(?=[a-z])/m).slice(1)) {
    const end = block.indexOf('\n');
    const label = block.slice(0, end).trim().split(' ').at(-1) ?? '';
    const variant = CODE_VARIANTS.find((name) => name === label);
    if (variant === undefined) problems.push(unknownVariant(label, section.line));
    else code[variant] = block.slice(end + 1, block.lastIndexOf('```')).trimEnd();
  }
  return code;
}

function missingSection(id: SectionId, line: number): Problem {
  return {
    line,
    path: `## ${HEADINGS[id]}`,
    message: 'The section is missing or empty.',
    advice: `Write a section "## ${HEADINGS[id]}".`,
  };
}

function unknownSection(heading: string, line: number): Problem {
  return {
    line,
    path: `## ${heading}`,
    message: 'The section is not known.',
    advice: `Use one of: ${Object.values(HEADINGS).join(', ')}.`,
  };
}

function unknownVariant(label: string, line: number): Problem {
  return {
    line,
    path: '## Code',
    message: `A code block is labelled "${label}".`,
    advice: 'Label blocks ```css, ```css tailwind and ```tsx react.',
  };
}
