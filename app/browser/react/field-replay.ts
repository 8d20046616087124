/**
 * Makes choices again that the app does not know of: fields that stand otherwise than the server wrote them, because somebody
 * chose or typed before the page was alive, or because a browser that came back to it put them back. The app begins with
 * what the server wrote, and would show the one and buy the other. A text field with a name is read by its form.
 */
export function replayFieldValues(root: ParentNode): void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  // Collected first: the app puts the others back to what it knows with the first that it hears of.
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
 * Makes a choice again that falls into the moment in which React takes over the part of the page that it stands in: React
 * then takes the box as it finds it, ticked, for one that nobody has touched. To be called before React listens.
 *
 * @param isDone - Whether all parts of the page are taken over. Until then a box whose part is, hears of its press twice.
 */
export function watchFieldChanges(root: EventTarget, isDone: () => boolean): void {
  const onClick = ({ target }: Event) => {
    if (isDone()) {
      root.removeEventListener('click', onClick, true);
      root.removeEventListener('change', onChange, true);
    } else if (isBox(target) && !target.closest('[data-kept]')) unheard.add(target);
  };
  const unheard = new Set<EventTarget>();
  const onChange = ({ target }: Event) => {
    // Not within this press: a script that presses a box can't press it again before it is done.
    if (isBox(target) && unheard.has(target)) queueMicrotask(() => repeatPress(target));
  };
  /** The press that it repeats is none to be repeated. */
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

/** Brings the part of the page that the field stands in to life, with the field as it is; else the choice would be no change. */
function wake(field: HTMLElement): void {
  tell(field, 'input');
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
