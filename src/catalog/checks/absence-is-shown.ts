import { coreFields } from '../core-fields.ts';
import type { Check, Found } from './check.ts';

/** A field that the brand does not have is a core field, is not stated, and a first-party source shows it. */
export const absenceIsShown: Check = (entry) => {
  const fields = new Map(coreFields({ ...entry, absent: [] }).map(({ field, stated }) => [field, stated]));
  return (entry.absent ?? []).flatMap(({ fields: absent, cites }, index): Found[] => [
    ...absent.flatMap((field) => (fields.get(field) === false ? [] : [notAbsent(field, index)])),
    ...(cites.some((id) => isOfBrand(entry, id)) ? [] : [notShown(index)]),
  ]);
};

function isOfBrand({ sources }: Parameters<Check>[0], id: string): boolean {
  return sources.some((source) => source.id === id && source.relation === 'first-party');
}

function notAbsent(field: string, index: number): Found {
  return {
    at: ['absent', index],
    message: `"${field}" is stated, or is no core field of this entry.`,
    advice: 'Name core fields that are not stated; src/catalog/core-fields.ts lists them.',
  };
}

function notShown(index: number): Found {
  return {
    at: ['absent', index, 'cites'],
    message: 'No first-party source is cited.',
    advice: 'Cite the source of the brand that would have these fields if they existed.',
  };
}
