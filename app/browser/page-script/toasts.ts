import { createActor } from 'xstate';
import { parseNotificationActionLink } from '#blocks/_ui/notification-action.ts';
import { notificationToastMachine } from '#machines/account/notification-toast/notification-toast.machine.ts';
import type { ToastMessage } from '#schemas/browser/page-events.ts';
import { readDocumentText } from './document-texts.ts';
import { getLiveRegion } from './live-regions.ts';

/** Shows a toast, which disappears unless it is to stay. */
export function showToast({ title, message, level, isAutoDismissed = true, actions = [] }: ToastMessage): void {
  const toast = document.createElement('div');
  toast.className = `toast toast--${level}`;
  const text = document.createElement('div');
  if (title) text.append(paragraph('toast__title', title));
  text.append(paragraph('toast__message', message));
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast__close button button--quiet';
  close.textContent = readDocumentText('closeToast');
  toast.append(icon(level), text, ...actions.flatMap(actionLink), close);

  const actor = createActor(notificationToastMachine, { input: { isAutoDismissed } });
  let cameFrom: EventTarget | null = null;
  actor.subscribe({ complete: () => toast.remove() });
  toast.addEventListener(REPLACED, () => actor.send({ type: 'TOAST.CLOSE' }));
  close.addEventListener('click', ({ detail }) => {
    actor.send({ type: 'TOAST.CLOSE' });
    restoreFocus(cameFrom, detail === 0);
  });
  const reading = new Set<string>();
  const hold = (by: string) => {
    reading.add(by);
    actor.send({ type: 'TOAST.HOLD' });
  };
  const release = (by: string) => {
    reading.delete(by);
    if (reading.size === 0) actor.send({ type: 'TOAST.RELEASE' });
  };
  toast.addEventListener('pointerenter', () => hold('pointer'));
  toast.addEventListener('pointerleave', () => release('pointer'));
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    cameFrom = relatedTarget ?? cameFrom;
    hold('focus');
  });
  toast.addEventListener('focusout', () => release('focus'));
  actor.start();
  const region = getLiveRegion(level === 'error' ? 'alert' : 'status');
  for (const duplicate of [...region.children].filter((other) => isReplaceableDuplicate(other, toast))) {
    duplicate.dispatchEvent(new Event(REPLACED));
  }
  raise(region);
  region.append(toast);
  keepToastsAboveBar(document.querySelector('.bottom-bar'));
}

/** Observes the bar at the bottom of small windows. */
let barSize: ResizeObserver | undefined;

/** Keeps toasts above the bar at any height. */
function keepToastsAboveBar(bar: Element | null): void {
  const { style } = document.documentElement;
  barSize?.disconnect();
  style.removeProperty('--bottom-bar-size');
  if (!bar) return;
  const updateBarSize = () =>
    style.setProperty('--bottom-bar-size', `${Math.ceil(bar.getBoundingClientRect().height)}px`);
  updateBarSize();
  barSize = new ResizeObserver(updateBarSize);
  barSize.observe(bar);
}

const REPLACED = 'toast.replaced';

/** A repeated toast restarts its time in place, unless it has the focus. */
function isReplaceableDuplicate(shownToast: Element, toast: Element): boolean {
  return (
    shownToast.className === toast.className &&
    shownToast.textContent === toast.textContent &&
    !shownToast.contains(document.activeElement)
  );
}

/** After closing by keyboard the focus moves to the next toast, finally back to where it was. */
function restoreFocus(cameFrom: EventTarget | null, byKeyboard: boolean): void {
  const next = byKeyboard ? document.querySelector<HTMLElement>('.toast__close') : null;
  if (next) next.focus();
  else if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
}

/** Moves toasts into the top modal dialog, because everything outside is inert. */
function raise({ parentElement: places }: HTMLElement): void {
  if (!places || !('showPopover' in places)) return;
  places.popover = 'manual';
  const dialog = topDialog();
  const home = dialog ?? document.body;
  if (places.parentElement !== home) {
    home.append(places);
    dialog?.addEventListener('close', () => bringHome(places), { once: true });
  }
  if (places.matches(':popover-open')) places.hidePopover();
  places.showPopover();
}

function topDialog(): Element | null {
  return (
    document.activeElement?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
  );
}

/** Moves toasts back when their dialog closes; another one may still be open below. */
function bringHome(places: HTMLElement): void {
  document.body.append(places);
  const [region] = places.children;
  if (region instanceof HTMLElement && places.querySelector('.toast')) raise(region);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Decorative icon per level. */
const ICONS: Readonly<Record<ToastMessage['level'], string>> = {
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8 12.5l3 3 5-6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 8h.01',
  error: 'M12 4l9 16H3zM12 10v4M12 17h.01',
};

function icon(level: ToastMessage['level']): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[level]);
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', 'toast__icon icon');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.append(path);
  return drawing;
}

function actionLink({ label, url }: { readonly label: string; readonly url: string }): HTMLElement[] {
  const action = parseNotificationActionLink(url);
  if (!action) return [];
  const link = document.createElement('a');
  link.className = 'toast__action button button--secondary';
  link.href = action.href;
  if (action.external) link.rel = 'external noopener';
  link.textContent = label;
  return [link];
}

function paragraph(className: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
