/**
 * Records clicks on block buttons before hydration and replays each once, in order; until then the events are stopped,
 * because React would replay some too. Buttons that work without the app, and those in static HTML, are left alone.
 *
 * A form with `data-early-send` is submitted after hydration. Its `method="dialog"` prevents the browser from
 * submitting it before.
 *
 * Effects that the HTML declares are shown at once: toggles in a group with `data-early-most`, and pending state from
 * `data-early-pending`.
 *
 * @param root element that React hydrates.
 * @returns functions that undo the shown effects and replay or forget the clicks.
 */
export function captureClicksBeforeHydration(root: EventTarget): {
  readonly again: () => Promise<void>;
  readonly forget: () => void;
} {
  /** Clicked buttons and submitted forms, with the function that undoes the shown effect. */
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
        // An earlier replayed click may have set it already.
        const isDone = wanted !== null && element.getAttribute('aria-pressed') === wanted;
        if (element.isConnected && !isDone) repeat(element);
        // Waits for React to render the previous click.
        await Promise.resolve();
      }
    },
    forget: () => void end(),
  };
}

/** Null when the maximum is reached and the click has no effect. */
function showToggled(button: HTMLElement, most: number): (() => void) | null {
  const isOn = button.getAttribute('aria-pressed') === 'true';
  const others = button.closest('[data-early-most]')?.querySelectorAll('[aria-pressed="true"]') ?? [];
  if (!isOn && others.length >= most) return null;
  button.setAttribute('aria-pressed', String(!isOn));
  return () => button.setAttribute('aria-pressed', String(isOn));
}

function repeat(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return element.click();
  // Makes React hydrate the form's boundary first.
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
