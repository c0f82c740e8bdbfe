import * as v from 'valibot';
import { described } from './described.ts';
import { FlatGrammarSchema } from './grammar-schema.ts';
import { TokensSchema } from './tokens.ts';

/** Fields of a record that say how the brand looks, apart from the others: MCP tools answer them alone. */
export const TASTE_FIELDS = {
  grammar_flat: v.optional(described(FlatGrammarSchema, 'The values of `grammar` by axis id.')),
  tokens: described(TokensSchema, 'Design tokens by group; a group that is absent is not known.'),
};
