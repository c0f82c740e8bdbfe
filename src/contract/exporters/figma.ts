import {
  customProperty,
  flatTokens,
  otherScheme,
  type FlatToken,
  type Scheme,
} from '../../catalog/flat-tokens.ts';
import { familyNames } from '../../text/split-families.ts';
import { unitChannels } from './dtcg-values.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';

/**
 * The body of `POST /v1/files/:key/variables` of Figma's REST API, which creates two collections: colours with one mode
 * for each colour scheme, and measures. What Figma has no variables for (shadows, easings, breakpoints as such) is left
 * out or a number. https://developers.figma.com/docs/rest-api/variables-endpoints/
 */
export const figmaExporter: Exporter = {
  id: 'figma',
  file: 'figma-variables.json',
  mediaType: 'application/json; charset=utf-8',
  fitsAgents: false,
  render: (taste) => `${JSON.stringify(requestBody(taste), null, 2)}\n`,
};

/** Temporary ids, which Figma replaces by its own. */
const COLORS = 'collection-colors';
const MEASURES = 'collection-measures';
const MEASURE_MODE = 'mode-value';
/** A hidden text variable with the credit: collections have no description. */
const SOURCE = 'source';
const modeOf = (scheme: Scheme) => `mode-${scheme}`;

interface Variable {
  readonly path: string;
  readonly collection: string;
  readonly type: 'COLOR' | 'FLOAT' | 'STRING';
  readonly scopes: readonly string[];
  readonly values: readonly { readonly modeId: string; readonly value: unknown }[];
}

function requestBody(taste: ExportedTaste): object {
  const schemes = [taste.scheme, otherScheme(taste.scheme)].filter(
    (one) => taste.tokens.color[one] !== undefined,
  );
  const variables = [...colors(taste, schemes), ...measures(taste)];
  const [first] = schemes;
  return {
    variableCollections: [
      ...(first === undefined ? [] : [collection(COLORS, `${taste.name} colours`, modeOf(first))]),
      collection(MEASURES, `${taste.name} measures`, MEASURE_MODE),
    ],
    variableModes: [
      ...schemes.map((scheme, i) => mode(scheme, i === 0)),
      { action: 'UPDATE', id: MEASURE_MODE, name: 'Value', variableCollectionId: MEASURES },
    ],
    variables: variables.map(({ path, collection: id, type, scopes }) => ({
      action: 'CREATE',
      id: path,
      name: path.replace('.', '/'),
      variableCollectionId: id,
      resolvedType: type,
      scopes,
      ...(path === SOURCE
        ? { hiddenFromPublishing: true }
        : { codeSyntax: { WEB: `var(${customProperty(path)})` } }),
    })),
    variableModeValues: variables.flatMap(({ path, values }) =>
      values.map(({ modeId, value }) => ({ variableId: path, modeId, value })),
    ),
  };
}

const collection = (id: string, name: string, initialModeId: string) => ({
  action: 'CREATE',
  id,
  name,
  initialModeId,
});

/** A new collection has one mode, which is renamed; further ones are created. */
const mode = (scheme: Scheme, isInitial: boolean) => ({
  action: isInitial ? 'UPDATE' : 'CREATE',
  id: modeOf(scheme),
  name: scheme === 'light' ? 'Light' : 'Dark',
  variableCollectionId: COLORS,
});

/** Figma wants a value in every mode: a colour that one scheme lacks has there the value of the other. */
function colors({ tokens: { color } }: ExportedTaste, schemes: readonly Scheme[]): Variable[] {
  const names = [...new Set(schemes.flatMap((scheme) => Object.keys(color[scheme] ?? {})))];
  return names.map((name) => {
    const known = schemes.flatMap((scheme) => color[scheme]?.[name] ?? [])[0] ?? '#000000';
    return {
      path: `color.${name}`,
      collection: COLORS,
      type: 'COLOR',
      scopes: ['ALL_SCOPES'],
      values: schemes.map((scheme) => ({
        modeId: modeOf(scheme),
        value: unitChannels(color[scheme]?.[name] ?? known),
      })),
    };
  });
}

/** Where Figma offers the variables of a namespace. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  font: ['FONT_FAMILY'],
  'font-weight': ['FONT_WEIGHT'],
  text: ['FONT_SIZE'],
  leading: ['LINE_HEIGHT'],
  tracking: ['LETTER_SPACING'],
  spacing: ['GAP'],
  radius: ['CORNER_RADIUS'],
  border: ['STROKE_FLOAT'],
  breakpoint: ['WIDTH_HEIGHT'],
  container: ['WIDTH_HEIGHT'],
};

function measures({ tokens, scheme, credit }: ExportedTaste): Variable[] {
  const numbers = flatTokens(tokens, scheme).flatMap((token) => {
    const scopes = SCOPES[namespaceOf(token)];
    return scopes === undefined ? [] : [measure(token, scopes)];
  });
  return [{ ...textVariable(SOURCE, credit), scopes: [] }, ...numbers];
}

const textVariable = (path: string, value: string) =>
  ({ path, collection: MEASURES, type: 'STRING', values: [{ modeId: MEASURE_MODE, value }] }) as const;

function measure(token: FlatToken, scopes: readonly string[]): Variable {
  if (namespaceOf(token) === 'font')
    return { ...textVariable(token.path, familyNames(token.value)[0] ?? token.value), scopes };
  return {
    path: token.path,
    collection: MEASURES,
    type: 'FLOAT',
    scopes,
    values: [{ modeId: MEASURE_MODE, value: amount(token) }],
  };
}

/** Figma takes px as numbers, and line heights and letter spacing as a percentage of the font size. */
function amount(token: FlatToken): number {
  const value = Number.parseFloat(token.value);
  const isRelative = ['leading', 'tracking'].includes(namespaceOf(token));
  return isRelative ? Math.round(value * 10_000) / 100 : value;
}

const namespaceOf = ({ path }: FlatToken) => path.slice(0, path.indexOf('.'));
