import { closest } from '../closest.ts';
import { firstScheme, flatTokens } from '../flat-tokens.ts';
import type { Check, Found } from './check.ts';

const CURATED = 'curated';

/** Every citation names a source of the entry, and every source is cited. */
export const sourcesAreCited: Check = ({ sources, tokens, cross_check: crossCheck = [] }) => {
  const ids = sources.map(({ id }) => id);
  const seen = new Set<string>();
  const found: Found[] = [];
  const cite = (id: string, at: Found['at'], curatedAllowed: boolean) => {
    seen.add(id);
    if (!ids.includes(id) && !(curatedAllowed && id === CURATED)) found.push(unknownSource(id, ids, at));
  };
  for (const [group, cited] of Object.entries(tokens)) {
    if (cited === undefined) continue;
    const { cites, cites_for: exceptions = {} } = cited;
    for (const id of cites) cite(id, ['tokens', group, 'cites'], true);
    for (const [name, list] of Object.entries(exceptions)) {
      for (const id of list) cite(id, ['tokens', group, 'cites_for', name], true);
    }
  }
  for (const [index, { agree, differ = [] }] of crossCheck.entries()) {
    for (const id of [...agree, ...differ]) cite(id, ['cross_check', index], false);
  }
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) !== index) found.push(repeatedId(id, index));
    else if (!seen.has(id)) found.push(uncited(id, index));
  }
  return found;
};

/** A cross-check names a token of the entry. */
export const crossChecksNameTokens: Check = ({ theme, tokens, cross_check: crossCheck = [] }) => {
  const paths = flatTokens(tokens, firstScheme(theme, tokens)).map(({ path }) => path);
  return crossCheck.flatMap(({ fact }, index) =>
    paths.includes(fact)
      ? []
      : [
          {
            at: ['cross_check', index, 'fact'],
            message: `No token is named "${fact}".`,
            advice: `Write the path of a token, such as ${closest(fact, paths) ?? paths[0] ?? 'color.text'}.`,
          },
        ],
  );
};

function unknownSource(id: string, ids: readonly string[], at: Found['at']): Found {
  return {
    at,
    message: `"${id}" is not a source of this entry.`,
    advice: `Cite one of: ${ids.join(', ')}; or add it to sources.`,
  };
}

function repeatedId(id: string, index: number): Found {
  return { at: ['sources', index, 'id'], message: `Two sources have the id "${id}".`, advice: 'Rename one.' };
}

function uncited(id: string, index: number): Found {
  return {
    at: ['sources', index, 'id'],
    message: `The source "${id}" is not cited.`,
    advice: 'Cite it where its facts are used, or remove it.',
  };
}
