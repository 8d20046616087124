/**
 * Remembers which buttons of blocks are pressed until the page is alive, and presses each of them then, once and in their
 * order: nobody waits for what they pressed in vain, and who presses again because nothing happens has pressed once.
 * Buttons that do something without the app, and those of HTML that it leaves alone, need no help.
 *
 * Where the HTML says how, a press shows at once, as the app will show it: a toggle in a group with `data-early-most` is
 * pressed (no more of them than that, and a second press takes the first one back), and what is `aria-busy` around a
 * button with `data-early-pending` is pending.
 *
 * @returns what takes back all that shows and does the presses, or forgets them.
 */
export function rememberPress(page: EventTarget): { readonly again: () => Promise<void>; readonly forget: () => void } {
  /** With what takes back what a press shows. */
  const pressed = new Map<HTMLElement, () => void>();
  const listener = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button || button.closest('[data-kept]') || button.hasAttribute('command')) return;
    const most = button.closest<HTMLElement>('[data-early-most]')?.dataset['earlyMost'];
    const before = pressed.get(button);
    if (most !== undefined && before) {
      before();
      pressed.delete(button);
    } else if (!before) {
      const undo = most === undefined ? showPending(button) : showToggled(button, Number(most));
      if (undo) pressed.set(button, undo);
    }
  };
  page.addEventListener('click', listener, true);
  const end = () => {
    page.removeEventListener('click', listener, true);
    const presses = [...pressed].map(([button, undo]) => {
      const shown = button.getAttribute('aria-pressed');
      undo();
      return { button, wanted: shown === button.getAttribute('aria-pressed') ? null : shown };
    });
    pressed.clear();
    return presses;
  };
  return {
    again: async () => {
      for (const { button, wanted } of end()) {
        // What was pressed before may have picked the same.
        const isDone = wanted !== null && button.getAttribute('aria-pressed') === wanted;
        if (button.isConnected && !isDone) button.click();
        // What a press changes stands before the next one: the app renders it in a microtask.
        await Promise.resolve();
      }
    },
    forget: () => void end(),
  };
}

/** Null where as many are pressed as may be: the press has no effect. */
function showToggled(button: HTMLElement, most: number): (() => void) | null {
  const isOn = button.getAttribute('aria-pressed') === 'true';
  const others = button.closest('[data-early-most]')?.querySelectorAll('[aria-pressed="true"]') ?? [];
  if (!isOn && others.length >= most) return null;
  button.setAttribute('aria-pressed', String(!isOn));
  return () => button.setAttribute('aria-pressed', String(isOn));
}

function showPending(button: HTMLElement): () => void {
  const busy = 'earlyPending' in button.dataset ? button.closest<HTMLElement>('[aria-busy]') : null;
  if (busy) busy.dataset['pending'] = '';
  return () => {
    delete busy?.dataset['pending'];
  };
}
