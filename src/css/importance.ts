/** A trimmed value without its `!important`. */
export function withoutImportance(value: string): string {
  const bang = value.lastIndexOf('!');
  if (
    bang < 0 ||
    value
      .slice(bang + 1)
      .trim()
      .toLowerCase() !== 'important'
  )
    return value;
  return value.slice(0, bang).trimEnd();
}
