/**
 * Remembers which buttons of blocks are pressed until the page is alive, and presses each of them then, once and in their
 * order: nobody waits for what they pressed in vain, and who presses again because nothing happens has pressed once.
 * Until then nobody else hears of them: React, when it is about to bring the page to life, would do them too.
 * Buttons that do something without the app, and those of HTML that it leaves alone, need no help.
 *
 * A form that only the app hears says so with `data-early-send`, and is sent when the app is there. With `method="dialog"` and
 * no dialog around it a browser by itself does nothing with it, where any other would load the page again without what was typed.
 *
 * Where the HTML says how, a press shows at once, as the app will show it: a toggle in a group with `data-early-most` is
 * pressed (no more of them than that, and a second press takes the first one back), and what is `aria-busy` around a
 * button with `data-early-pending` is pending.
 *
 * @param root - What React hydrates, before it does.
 * @returns what takes back all that shows and does the presses, or forgets them.
 */
export function captureEarlyEvents(root: EventTarget): {
  readonly again: () => Promise<void>;
  readonly forget: () => void;
} {
  /** Buttons, and forms that were sent, with what takes back what a press shows. */
  const pressed = new Map<HTMLElement, () => void>();
  const listener = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button || button.closest('[data-kept]') || button.hasAttribute('command')) return;
    event.stopImmediatePropagation();
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
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(event instanceof SubmitEvent && form instanceof HTMLFormElement && 'earlySend' in form.dataset)) return;
    event.preventDefault();
    if (!pressed.has(form)) pressed.set(form, showBusy(event.submitter));
  };
  root.addEventListener('click', listener, true);
  root.addEventListener('submit', onSubmit, true);
  const end = () => {
    root.removeEventListener('click', listener, true);
    root.removeEventListener('submit', onSubmit, true);
    const presses = [...pressed].map(([element, undo]) => {
      const shown = element.getAttribute('aria-pressed');
      undo();
      return { element, wanted: shown === element.getAttribute('aria-pressed') ? null : shown };
    });
    pressed.clear();
    return presses;
  };
  return {
    again: async () => {
      for (const { element, wanted } of end()) {
        // What was pressed before may have picked the same.
        const isDone = wanted !== null && element.getAttribute('aria-pressed') === wanted;
        if (element.isConnected && !isDone) repeat(element);
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

function repeat(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return element.click();
  // Brings the part of the page that the form stands in to life: nothing hears of it before, and sending it does not.
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.requestSubmit();
}

function showBusy(button: HTMLElement | null): () => void {
  button?.setAttribute('aria-disabled', 'true');
  return () => button?.removeAttribute('aria-disabled');
}

function showPending(button: HTMLElement): () => void {
  const busy = 'earlyPending' in button.dataset ? button.closest<HTMLElement>('[aria-busy]') : null;
  if (busy) busy.dataset['pending'] = '';
  return () => {
    delete busy?.dataset['pending'];
  };
}
