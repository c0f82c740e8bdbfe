import type { Synonym } from './synonym.ts';

/** People at work, towards the personas and archetypes of the catalog. */
export const PERSONAS: readonly Synonym[] = [
  {
    heads: ['librarian', 'archivist', 'cataloguer', 'reference desk'],
    also: ['librarian', 'reference librarian'],
  },
  {
    heads: ['engineer', 'software engineer', 'developer persona', 'programmer', 'coder', 'hacker persona'],
    also: ['engineer', 'programmer', 'developer', 'staff engineer'],
  },
  { heads: ['developer', 'dev'], also: ['engineer', 'programmer', 'technical'] },
  {
    heads: ['sre', 'site reliability', 'on call', 'oncall', 'operations', 'ops', 'sysadmin', 'devops'],
    also: ['site reliability engineer', 'on-call', 'operations', 'devops'],
  },
  {
    heads: ['open source', 'oss', 'maintainer', 'contributor', 'open source maintainer'],
    also: ['maintainer', 'open-source maintainer', 'open-source'],
  },
  {
    heads: ['founder', 'entrepreneur', 'startup founder', 'ceo', 'cofounder'],
    also: ['founder', 'co-founder'],
  },
  {
    heads: ['designer', 'product designer', 'art director', 'creative', 'creative director'],
    also: ['designer', 'creative director', 'studio director', 'design-team lead'],
  },
  { heads: ['product manager', 'pm', 'product lead'], also: ['product manager', 'product lead'] },
  {
    heads: ['editor', 'journalist', 'reporter', 'correspondent', 'newsroom', 'proofreader'],
    also: ['editor', 'correspondent', 'duty editor', 'research editor'],
  },
  {
    heads: ['writer', 'author', 'copywriter', 'technical writer', 'novelist'],
    also: ['copywriter', 'technical writer', 'writes'],
  },
  {
    heads: ['researcher', 'scientist', 'academic researcher', 'professor', 'scholar'],
    also: ['research engineer', 'research editor', 'scholarly'],
  },
  {
    heads: ['teacher', 'tutor', 'coach', 'mentor', 'trainer', 'instructor'],
    also: ['tutor', 'coach', 'facilitator', 'explains'],
  },
  { heads: ['sports coach', 'athlete', 'trainer at the track'], also: ['coach', 'athlete'] },
  {
    heads: ['facilitator', 'workshop', 'moderator', 'scrum master'],
    also: ['facilitator', 'scrum master', 'workshop'],
  },
  {
    heads: ['banker', 'private banker', 'trader', 'broker', 'stockbroker', 'financier person'],
    also: ['private banker', 'trader', 'broker'],
  },
  {
    heads: ['accountant', 'bookkeeper', 'tax adviser', 'tax accountant'],
    also: ['accountant', 'bookkeeper', 'accounting'],
  },
  {
    heads: ['economist', 'analyst', 'consultant', 'adviser', 'advisor'],
    also: ['economist', 'analyst', 'consultant', 'adviser'],
  },
  {
    heads: ['salesman', 'salesperson', 'seller', 'shopkeeper', 'merchant', 'barker', 'sales'],
    also: ['salesman', 'sales engineer', 'stallholder', 'barker', 'shop adviser'],
  },
  {
    heads: ['concierge', 'host', 'butler', 'receptionist', 'innkeeper', 'hotelier'],
    also: ['concierge', 'host', 'innkeeper', 'gate agent'],
  },
  {
    heads: ['curator', 'gallerist', 'collector', 'art dealer', 'museum'],
    also: ['curator', 'private view', 'library'],
  },
  { heads: ['artist', 'painter', 'sculptor', 'performer'], also: ['artist', 'painting', 'theatrical'] },
  {
    heads: ['friend', 'buddy', 'pal', 'flatmate', 'roommate', 'neighbour', 'colleague', 'classmate'],
    also: ['flatmate', 'neighbour', 'colleague', 'classmate', 'friend'],
  },
  {
    heads: ['challenger', 'activist', 'campaigner', 'provocateur', 'rebel persona', 'agitator'],
    also: ['challenger', 'campaigner', 'provocateur'],
  },
  {
    heads: ['driver', 'test driver', 'racing driver', 'pilot', 'test pilot'],
    also: ['test driver', 'driver'],
  },
  {
    heads: ['clerk', 'civil servant', 'official', 'caseworker', 'bureaucrat', 'public servant'],
    also: ['clerk', 'caseworker', 'official', 'civil clerk', 'counter clerk'],
  },
  {
    heads: [
      'conductor',
      'train conductor',
      'ticket inspector',
      'flight attendant',
      'gate agent',
      'cabin crew',
    ],
    also: ['conductor', 'gate agent'],
  },
  {
    heads: ['presenter', 'announcer', 'broadcaster', 'radio host', 'newsreader'],
    also: ['announcer', 'broadcasts', 'broadcasting'],
  },
  {
    heads: ['security expert', 'cryptographer', 'privacy advocate', 'security'],
    also: ['cryptographer', 'wallet engineer', 'custody'],
  },
  {
    heads: ['architect', 'solutions architect', 'infrastructure architect', 'information architect'],
    also: ['architect', 'solutions architect', 'infrastructure architect'],
  },
  {
    heads: ['assistant', 'secretary', 'personal assistant', 'receptionist desk'],
    also: ['assistant', 'secretary'],
  },
  {
    heads: ['support', 'customer support', 'help desk', 'helpdesk', 'customer service'],
    also: ['support', 'help-desk', 'agent'],
  },
  { heads: ['cook', 'chef', 'home cook', 'baker'], also: ['cooks', 'recipes', 'home-cooking'] },
  {
    heads: ['power user', 'keyboard enthusiast', 'shortcut lover', 'productivity geek'],
    also: ['power user', 'keyboard-first', 'keyboard', 'shortcut'],
  },
  {
    heads: ['evangelist', 'developer advocate', 'devrel', 'developer relations'],
    also: ['evangelist', 'code sample'],
  },
  {
    heads: ['marketer', 'growth marketer', 'marketing', 'growth hacker'],
    also: ['growth marketer', 'product marketer', 'marketing'],
  },
];
