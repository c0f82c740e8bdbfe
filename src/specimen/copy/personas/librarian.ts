import { lines, type Persona } from '../persona.ts';

export const librarian: Persona = {
  brands: ['The Seed Archive', 'Herbarium Nord', 'The Plant Index'],
  navigation: ['Index', 'Articles', 'Sources', 'Hours'],
  headlines: [
    'A reference for every garden plant',
    'The index of garden plants',
    'Articles and sources on seeds',
    'Historical names of plants',
  ],
  action: 'Browse the index',
  aside: 'About the archive',
  features: {
    title: 'What the catalogue holds',
    items: ['Articles', 'Glossary', 'Sources', 'Maps', 'Editions', 'Names'],
  },
  story: 'How an entry comes about',
  voucher: 'Ines Marrow, head of the reference section',
  offers: {
    title: 'Publications',
    items: [
      { name: 'Index of names', price: '€18' },
      { name: 'Historical atlas', price: '€42' },
      { name: 'Pocket glossary', price: '€9' },
    ],
  },
  form: { title: 'The quarterly publication', label: 'Email address', button: 'Subscribe' },
  sentences: {
    terse: lines(`
      Each article names its sources.
      The index (usually) lists every term.
      The archive opens at nine.
      A glossary (often) closes the edition.
      Every chapter ends with a reference.
      The catalogue (mostly) grows in winter.
      One section covers one question.
      See also the appendix on names.
      Old editions (generally) stay listed.
      The reference desk answers by letter.
      A definition (typically) fits one line.
      Historical maps sit beside the index.
      The documentation (largely) follows one standard.
      Dates appear in the table of contents.
    `),
    balanced: lines(`
      Each article (usually) opens with a definition and closes with a list of sources.
      The index refers to every chapter by number and (often) to the page as well.
      A glossary of two thousand terms stands beside the catalogue in the reading room.
      Every edition keeps the (mostly) historical names and lists them under see also.
      The archive holds a collection of letters, maps and articles from three centuries.
      The documentation (generally) follows one standard, so a reference looks alike in every section.
      Information about seeds appears in the index, in the glossary and in the appendix.
      According to the guidelines, a source (typically) carries a date, a place and a name.
      The appendix of each publication lists errors found in the edition before it.
      A table of contents (usually) tells the reader which chapter answers which question.
    `),
    flowing: lines(`
      Each article opens with a definition, goes on to the historical record of the plant and (usually) closes with a list of every source that the author has read.
      The index refers to a chapter by number and to a plant by all of its names, so that a reader who knows only one of them (often) finds the entry at once.
      Behind the catalogue stands a collection of letters, maps and articles from three centuries, listed by year, which the archive (generally) lends to any reader who asks in writing.
      According to the guidelines of the archive, a reference carries a date, a place and a name, and an entry without them (typically) waits in the appendix until somebody supplies it.
      The glossary explains two thousand terms in plain words, and where a definition depends on the region, it (mostly) says so and refers to the chapter that treats the matter at length.
      Every edition lists in its appendix the errors of the edition before it, a habit that (largely) explains why the publication has stayed the standard reference for ninety years.
      Information about soil and season stands in a section of its own, because readers of the archive (usually) come with one question and leave the index with three more.
      A table of contents opens each publication, a glossary closes it, and between the two the chapters (generally) follow the calendar from the first frost to the last harvest.
      The documentation grows by some forty articles in a year, each of them read by two editors who compare every definition with the sources and (often) with the plant itself.
    `),
  },
};
