import type { McpServer } from '@modelcontextprotocol/server';
import { standardSchema } from './standard-schema.ts';
import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';

/** What the protocol says of an argument that is missing. */
const REQUIRED = 'Is required.';

const BuildInput = v.object(
  {
    brand: described(v.string(), 'Slug of a brand of the catalog.'),
    what: described(v.string(), 'What to build, such as `a pricing page`.'),
  },
  REQUIRED,
);
const ReviewInput = v.object(
  {
    page: described(v.string(), 'URL of the page, or where its files are.'),
    brand: described(v.string(), 'Slug of the brand it should look like.'),
  },
  REQUIRED,
);

/** Tasks that a person starts by name. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'build',
    {
      title: 'Build in the taste of a brand',
      description: 'Write a page that follows the contract of a brand, and check it.',
      argsSchema: standardSchema(BuildInput),
    },
    ({ brand, what }) =>
      ask(
        `Build ${what} in the taste of ${brand}. Get its rules with the tool contract, see them drawn in the resource taste://brands/${brand}/board, and write the page. Call score with its HTML and CSS, and with target_grammar and target_tokens of the contract as grammar and tokens. Call fix with the same target, add its CSS with verified: true and make the other changes by hand, where the contract allows them. Repeat until score and identity pass. Say the scores before and after.`,
      ),
  );
  server.registerPrompt(
    'review',
    {
      title: 'Review a page',
      description: 'Judge a page against a brand and explain the findings.',
      argsSchema: standardSchema(ReviewInput),
    },
    ({ page, brand }) =>
      ask(
        `Review ${page} against the taste of ${brand}: call score, then fix. Say the verdict in one line, the three differences that a visitor notices first with their evidence, and the changes worth making in order of gain.`,
      ),
  );
}

function ask(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}
