/**
 * Replays field values that differ from the server's HTML, because the visitor typed before hydration or the browser
 * restored them; otherwise the app would show one value and use another. Named text fields are left to their form.
 */
export function replayFieldValues(root: ParentNode): void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  // Collected first, because React resets the others on the first event.
  const choices = fields
    .filter((field) => !field.closest('[data-kept]'))
    .map((field) => ({ field, repeat: choiceOf(field) }));
  for (const { field, repeat } of choices) {
    if (!repeat) continue;
    wake(field);
    repeat();
  }
}

/**
 * Repeats clicks on checkboxes while React hydrates their boundary, because React then takes the changed state as
 * initial. Call it before React adds listeners.
 *
 * @param isDone whether all parts are hydrated; until then a checkbox in a hydrated part gets its click twice.
 */
export function repeatCheckboxClicksDuringHydration(root: EventTarget, isDone: () => boolean): void {
  const onClick = ({ target }: Event) => {
    if (isDone()) {
      root.removeEventListener('click', onClick, true);
      root.removeEventListener('change', onChange, true);
    } else if (isBox(target) && !target.closest('[data-kept]')) unheard.add(target);
  };
  const unheard = new Set<EventTarget>();
  const onChange = ({ target }: Event) => {
    // In a microtask, because a click cannot be repeated inside its own event.
    if (isBox(target) && unheard.has(target)) queueMicrotask(() => repeatPress(target));
  };
  /** Ignores the click that this function dispatches. */
  function repeatPress(box: HTMLInputElement): void {
    const repeat = choiceOf(box);
    wake(box);
    unheard.clear();
    root.removeEventListener('click', onClick, true);
    repeat?.();
    root.addEventListener('click', onClick, true);
  }
  root.addEventListener('click', onClick, true);
  root.addEventListener('change', onChange, true);
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
}

/** Makes React hydrate the field with its current value first. */
function wake(field: HTMLElement): void {
  dispatchFieldEvent(field, 'input');
}

/** Function that repeats the change of a field; null for an unchanged one. */
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
  dispatchFieldEvent(field, 'change');
}

/** React only notices a value that differs from the one it tracks. */
function press(field: HTMLInputElement, isOn: boolean): void {
  field.checked = !isOn;
  field.click();
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function write(field: HTMLInputElement, value: string): void {
  field.value = '';
  setValue?.call(field, value);
  dispatchFieldEvent(field, 'input');
}

function dispatchFieldEvent(field: HTMLElement, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
