/**
 * Makes choices again that the app does not know of: fields that stand otherwise than the server wrote them, because somebody
 * chose or typed before the page was alive, or because a browser that came back to it put them back. The app begins with
 * what the server wrote, and would show the one and buy the other. A text field with a name is read by its form.
 */
export function repeatChoices(root: ParentNode): void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  // Collected first: the app puts the others back to what it knows with the first that it hears of.
  const choices = fields
    .filter((field) => !field.closest('[data-kept]'))
    .map((field) => ({ field, repeat: choiceOf(field) }));
  for (const { field, repeat } of choices) {
    if (!repeat) continue;
    // Brings the part of the page that the field stands in to life, with the field as it is; else the choice would be no change.
    tell(field, 'input');
    repeat();
  }
}

/** What makes the choice of a field again; null where it stands as it was written. */
function choiceOf(field: HTMLInputElement | HTMLSelectElement): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field;
    const isAsWritten = selectedIndex < 0 || selectedIndex === writtenIndex(field);
    return isAsWritten ? null : () => select(field, selectedIndex);
  }
  const { type, name, checked, defaultChecked, value, defaultValue } = field;
  if (type === 'radio') return checked && !defaultChecked ? () => press(field, true) : null;
  if (type === 'checkbox') return checked === defaultChecked ? null : () => press(field, checked);
  return name !== '' || value === defaultValue ? null : () => write(field, value);
}

function writtenIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

function select(field: HTMLSelectElement, index: number): void {
  field.selectedIndex = index;
  tell(field, 'change');
}

/** React hears of a change only where the field differs from what React has seen of it. */
function press(field: HTMLInputElement, isOn: boolean): void {
  field.checked = !isOn;
  field.click();
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function write(field: HTMLInputElement, value: string): void {
  field.value = '';
  setValue?.call(field, value);
  tell(field, 'input');
}

function tell(field: HTMLElement, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
