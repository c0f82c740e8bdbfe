import type { DocElement } from '../../document/document.ts';
import { textOf } from '../../document/text-of.ts';
import type { ElementTest, MatchContext } from './selector.ts';

/** Pseudo-classes of form controls in their initial state, before any input. */
export const FORM_STATES: Readonly<Record<string, ElementTest>> = Object.fromEntries(
  Object.entries(formStates()).map(([name, test]): [string, ElementTest] => [
    name,
    (element, matchContext) =>
      matchContext.work.spend('cascade', costOf(element, matchContext)) && test(element, matchContext),
  ]),
);

/** Steps: a form checks all its fields, a field all its ancestors. */
function costOf(element: DocElement, { lastDescendant }: MatchContext): number {
  const below = (lastDescendant[element.index] ?? element.index) - element.index;
  return HOLDS_FIELDS.has(element.tag) ? FIELD_COST * (1 + below) : FIELD_COST;
}

const FIELD_COST = 32;
const HOLDS_FIELDS = new Set(['form', 'fieldset', 'textarea', 'select']);

function formStates(): Readonly<Record<string, ElementTest>> {
  return {
    checked: isChecked,
    disabled: isDisabled,
    enabled: (element) => CAN_BE_DISABLED.has(element.tag) && !isDisabled(element),
    required: isRequired,
    optional: (element) => isField(element) && !isRequired(element),
    'read-write': isEditable,
    'read-only': (element) => !isEditable(element),
    'placeholder-shown': showsPlaceholder,
    valid: (element, matchContext) => isValidated(element) && !isInvalid(element, matchContext),
    invalid: (element, matchContext) => isValidated(element) && isInvalid(element, matchContext),
    'in-range': (element) => hasRange(element) && !isOutOfRange(element),
    'out-of-range': (element) => hasRange(element) && isOutOfRange(element),
    indeterminate: isIndeterminate,
    default: isDefault,
  };
}

const CAN_BE_DISABLED = new Set(['input', 'button', 'select', 'textarea', 'option', 'optgroup', 'fieldset']);
const TEXT_TYPES = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);
const RANGE_TYPES = new Set(['number', 'range', 'date', 'month', 'week', 'time', 'datetime-local']);
const EDITABLE_TYPES = new Set([...TEXT_TYPES, 'date', 'month', 'week', 'time', 'datetime-local']);
const NEVER_REQUIRED = new Set(['hidden', 'range', 'color', 'submit', 'image', 'reset', 'button']);
const NEVER_VALIDATED = new Set(['hidden', 'button', 'reset']);
const TYPES = new Set([...EDITABLE_TYPES, ...NEVER_REQUIRED, 'checkbox', 'radio', 'file']);

/** The type of an <input>, `text` when it is missing or unknown. */
function inputType(element: DocElement): string {
  const type = element.attributes['type']?.toLowerCase() ?? 'text';
  return TYPES.has(type) ? type : 'text';
}

function isField({ tag }: DocElement): boolean {
  return tag === 'input' || tag === 'select' || tag === 'textarea';
}

/** Disabled by itself, by its <optgroup> or by a <fieldset> (except in its first <legend>). */
function isDisabled(element: DocElement): boolean {
  if (!CAN_BE_DISABLED.has(element.tag)) return false;
  if ('disabled' in element.attributes) return true;
  if (element.tag === 'option')
    return element.parent?.tag === 'optgroup' && 'disabled' in element.parent.attributes;
  if (element.tag === 'optgroup') return false;
  let inside = element;
  for (let outer = element.parent; outer !== null; inside = outer, outer = outer.parent) {
    const disables = outer.tag === 'fieldset' && 'disabled' in outer.attributes;
    if (disables && !(inside.tag === 'legend' && firstChild(outer, 'legend') === inside)) return true;
  }
  return false;
}

function firstChild(element: DocElement, tag: string): DocElement | undefined {
  return element.children.find((child) => child.tag === tag);
}

function isChecked(element: DocElement, matchContext: MatchContext): boolean {
  if (element.tag === 'option') return isSelected(element, matchContext);
  if (element.tag !== 'input' || !('checked' in element.attributes)) return false;
  const type = inputType(element);
  return type === 'checkbox' || type === 'radio';
}

function isSelected(option: DocElement, matchContext: MatchContext): boolean {
  const select = closest(option, 'select');
  if (select === null || 'multiple' in select.attributes) return 'selected' in option.attributes;
  return chosenOption(select, matchContext) === option;
}

/** The selected option of a list, cached because every option needs it. */
function chosenOption(select: DocElement, { chosenOptions }: MatchContext): DocElement | null {
  const known = chosenOptions.get(select);
  if (known !== undefined) return known;
  const chosen = findChosenOption(select) ?? null;
  chosenOptions.set(select, chosen);
  return chosen;
}

/** The last option marked as selected, otherwise the first that is not disabled. */
function findChosenOption(select: DocElement): DocElement | undefined {
  const options = select.children.flatMap((child) => (child.tag === 'optgroup' ? child.children : [child]));
  const marked = options.filter(({ tag, attributes }) => tag === 'option' && 'selected' in attributes);
  if (marked.length > 0) return marked.at(-1);
  if (Number(select.attributes['size'] ?? 1) > 1) return undefined;
  return options.find((option) => option.tag === 'option' && !isDisabled(option));
}

function closest(element: DocElement, tag: string): DocElement | null {
  let outer = element.parent;
  while (outer !== null && outer.tag !== tag) outer = outer.parent;
  return outer;
}

function isRequired(element: DocElement): boolean {
  if (!isField(element) || !('required' in element.attributes)) return false;
  return element.tag !== 'input' || !NEVER_REQUIRED.has(inputType(element));
}

function isEditable(element: DocElement): boolean {
  if (element.tag === 'input' || element.tag === 'textarea') {
    const editable = element.tag === 'textarea' || EDITABLE_TYPES.has(inputType(element));
    return editable && !('readonly' in element.attributes) && !isDisabled(element);
  }
  for (let outer: DocElement | null = element; outer !== null; outer = outer.parent) {
    const editable = outer.attributes['contenteditable'];
    if (editable !== undefined) return editable.toLowerCase() !== 'false';
  }
  return false;
}

function showsPlaceholder(element: DocElement): boolean {
  if (!('placeholder' in element.attributes)) return false;
  if (element.tag === 'textarea') return textOf(element) === '';
  return element.tag === 'input' && TEXT_TYPES.has(inputType(element)) && !element.attributes['value'];
}

function isIndeterminate(element: DocElement): boolean {
  return element.tag === 'progress' && !('value' in element.attributes);
}

function isDefault(element: DocElement, matchContext: MatchContext): boolean {
  if (element.tag === 'option') return 'selected' in element.attributes;
  if (isSubmit(element)) {
    const form = closest(element, 'form');
    return form !== null && firstSubmit(form, matchContext) === element;
  }
  return element.tag === 'input' && 'checked' in element.attributes;
}

function isSubmit(element: DocElement): boolean {
  if (element.tag === 'button') return !/^(button|reset)$/i.test(element.attributes['type'] ?? '');
  return element.tag === 'input' && /^(submit|image)$/.test(inputType(element));
}

/** The first submit button of a form, cached because every button needs it. */
function firstSubmit(form: DocElement, { firstSubmits }: MatchContext): DocElement | null {
  const known = firstSubmits.get(form);
  if (known !== undefined) return known;
  const first = fieldsOf(form).find(isSubmit) ?? null;
  firstSubmits.set(form, first);
  return first;
}

function fieldsOf(form: DocElement): DocElement[] {
  const found: DocElement[] = [];
  const pending = [...form.children].toReversed();
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    found.push(element);
    for (let i = element.children.length - 1; i >= 0; i--) pending.push(element.children[i] ?? element);
  }
  return found;
}

/** Elements subject to constraint validation. */
function isValidated(element: DocElement): boolean {
  if (element.tag === 'form' || element.tag === 'fieldset') return true;
  if (isDisabled(element)) return false;
  if (element.tag === 'input') {
    const type = inputType(element);
    return !NEVER_VALIDATED.has(type) && !('readonly' in element.attributes && EDITABLE_TYPES.has(type));
  }
  if (element.tag === 'textarea') return !('readonly' in element.attributes);
  return element.tag === 'select' || (element.tag === 'button' && isSubmit(element));
}

function isInvalid(element: DocElement, matchContext: MatchContext): boolean {
  if (element.tag === 'form' || element.tag === 'fieldset') {
    return fieldsOf(element).some(
      (field) => field.tag !== 'fieldset' && isValidated(field) && isInvalid(field, matchContext),
    );
  }
  if (isRequired(element) && isMissing(element, matchContext)) return true;
  const value = element.attributes['value'] ?? '';
  if (element.tag !== 'input' || value === '') return false;
  const type = inputType(element);
  if (type === 'email') return !/^[^\s@]+@[^\s@]+$/.test(value);
  if (type === 'url') return !URL.canParse(value);
  return isOutOfRange(element);
}

function isMissing(element: DocElement, matchContext: MatchContext): boolean {
  if (element.tag === 'textarea') return textOf(element) === '';
  if (element.tag === 'select') {
    const option = chosenOption(element, matchContext);
    return option === null || (option.attributes['value'] ?? textOf(option).trim()) === '';
  }
  const type = inputType(element);
  if (type === 'checkbox' || type === 'radio') return !('checked' in element.attributes);
  return (element.attributes['value'] ?? '') === '';
}

function hasRange(element: DocElement): boolean {
  return element.tag === 'input' && isValidated(element) && RANGE_TYPES.has(inputType(element));
}

function isOutOfRange(element: DocElement): boolean {
  const { value = '', min = '', max = '' } = element.attributes;
  // A slider clamps its value. ISO dates sort as text.
  if (value === '' || !RANGE_TYPES.has(inputType(element)) || inputType(element) === 'range') return false;
  const key = inputType(element) === 'number' ? Number : String;
  return (min !== '' && key(value) < key(min)) || (max !== '' && key(value) > key(max));
}
