import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { TYPED_VALUES_STORAGE_KEY } from '#schemas/browser/tab-names.ts';

/** Customer and page of stored values. */
export interface TypedFormValuesOwner {
  readonly path: string;
  /** Null for a visitor. */
  readonly customerId: string | null;
}

const FIELDS = 'main input, main select, main textarea';
const UNSAVED_TYPES: ReadonlySet<string> = new Set([
  'password',
  'hidden',
  'file',
  'submit',
  'button',
  'reset',
  'image',
]);
/** Matches fields with passwords, codes and account numbers. */
const SECRET = /^cc-|(?<!post|postal-)code$|password|card|csc|cvc|account|bsb|iban/i;

/** Ids of React's `useId`, which differ in browser rendering. */
const GENERATED_ID = /^_[Rr]_/;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Saves typed values except secrets. */
export function saveTypedFormValues(root: ParentNode, owner: TypedFormValuesOwner, storage: TabStorage): void {
  const values = namedFields(root).map(([name, field]) => [name, valueOf(field)]);
  const steps = [...root.querySelectorAll<HTMLElement>('[data-opened-by]')].map(({ dataset }) => dataset['openedBy']);
  if (values.length > 0) storage.write(TYPED_VALUES_STORAGE_KEY, JSON.stringify({ ...owner, values, steps }));
}

/**
 * Restores saved values once, for the same page and customer, before hydration. Opened steps are opened again
 * afterwards. Values of a customer whose session has ended stay saved until the next sign-in, and values of a visitor
 * are for the next page only.
 *
 * @returns a function that ticks checkboxes again that hydration has reset; null if nothing was restored.
 */
export function restoreTypedFormValues(
  root: ParentNode,
  owner: TypedFormValuesOwner,
  storage: TabStorage,
): (() => void) | null {
  const saved = readSaved(storage.read(TYPED_VALUES_STORAGE_KEY));
  const isSameCustomer = saved?.customerId === owner.customerId;
  const isSamePage = saved?.path === owner.path;
  const waits =
    saved !== null && saved.customerId !== null && (isSameCustomer ? !isSamePage : owner.customerId === null);
  if (!waits) storage.remove(TYPED_VALUES_STORAGE_KEY);
  if (!saved || !isSameCustomer || !isSamePage) return null;
  const values = new Map(saved.values);
  for (const [name, field] of namedFields(root)) {
    const value = values.get(name);
    if (value !== undefined) setValue(field, value);
    values.delete(name);
  }
  if (saved.steps.length > 0) reopenSteps(root, saved, values);
  return () => pressBoxes(root, new Map(saved.values));
}

function pressBoxes(root: ParentNode, values: ReadonlyMap<string, string>): void {
  for (const [name, field] of namedFields(root)) {
    const value = values.get(name);
    if (value === undefined || !isBox(field) || String(field.checked) === value) continue;
    if (field.type === 'checkbox' || value === 'true') field.click();
  }
}

/** Presses the buttons of `steps`, and fills what appears behind them. */
function reopenSteps(root: ParentNode, { path, steps }: Saved, values: Map<string, string>): void {
  const waiting = new Set(steps);
  const observer = new MutationObserver(advance);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });

  function advance(): void {
    if (location.pathname !== path) return observer.disconnect();
    for (const id of waiting) {
      const button = document.getElementById(id);
      if (!(button instanceof HTMLButtonElement) || button.disabled) continue;
      waiting.delete(id);
      button.click();
    }
    for (const [name, field] of namedFields(root)) {
      const value = values.get(name);
      if (value === undefined) continue;
      values.delete(name);
      setValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (waiting.size === 0 && values.size === 0) observer.disconnect();
  }
}

interface Saved extends TypedFormValuesOwner {
  /** Ids of the buttons that opened a step of the page. */
  readonly steps: readonly string[];
  readonly values: readonly (readonly [string, string])[];
}

/** Unreadable storage counts as empty. */
function readSaved(text: string | null): Saved | null {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Identifies fields by name and position among equal names. */
function namedFields(root: ParentNode): readonly (readonly [string, Field])[] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    const { type, name, id, autocomplete } = field;
    if (UNSAVED_TYPES.has(type) || SECRET.test(autocomplete) || SECRET.test(name)) return [];
    const given = [name, id].find((one) => one !== '' && !GENERATED_ID.test(one)) ?? '';
    const own = `${type} ${given} ${type === 'radio' ? field.value : ''}`;
    const count = counts.get(own) ?? 0;
    counts.set(own, count + 1);
    return [[`${own} ${count}`, field] as const];
  });
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function valueOf(field: Field): string {
  return isBox(field) ? String(field.checked) : field.value;
}

function setValue(field: Field, value: string): void {
  if (isBox(field)) field.checked = value === 'true';
  else field.value = value;
}
