/** The trimmed text of a field of a form; empty without one. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Fills the fields of a form from the query of the address. */
export function fillFromQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of query) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    )
      field.value = value;
  }
  return query;
}

/** Puts a question into the address, so that it can be shared. Empty values are left out. */
export function shareQuery(fields: Readonly<Record<string, string>>): URLSearchParams {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname);
  return query;
}
