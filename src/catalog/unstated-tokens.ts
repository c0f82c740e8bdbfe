import type { Collected } from './collected.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { tokenCitations } from './ground/token-grounds.ts';
import { listTokens } from './listed-tokens.ts';

/** A token whose value the package that it cites does not contain. */
export interface UnstatedToken {
  readonly path: string;
  readonly value: string;
  /** The cited package, `package@version`. */
  readonly source: string;
}

/** The tokens that cite packages of which none has the value, and no dissent says why. */
export function unstatedTokens(entry: CatalogEntry, { sources }: Collected): readonly UnstatedToken[] {
  const cites = tokenCitations(entry);
  const packages = new Map(
    entry.sources
      .filter(({ kind }) => kind === 'npm')
      .map(({ id, ref, path }) => [id, sources.find((source) => source.ref === ref && source.path === path)]),
  );
  return listTokens({ ...entry, components: entry.components ?? {} }).flatMap(({ path, value }) => {
    const cited = (cites.get(path) ?? [])
      .map((id) => packages.get(id))
      .filter((source) => source !== undefined);
    const [source] = cited;
    const isStated = cited.some(({ facts }) => facts[path] !== undefined);
    const isExplained = entry.dissent?.some(({ fact }) => fact === path) ?? false;
    return source === undefined || isStated || isExplained || !COMPARED.test(path)
      ? []
      : [{ path, value, source: source.ref }];
  });
}

/** Facts whose values files state; classes and schemes are read off several. */
const COMPARED =
  /^(?:color(?:-dark|-light)?|font|font-weight|text|leading|tracking|spacing|radius|shadow|border|duration|ease|breakpoint|container|z|scale)\./;
