import { createActor } from 'xstate';
import { notificationToastMachine } from '#machines/notification-toast/notification-toast.machine.ts';
import type { Toast } from '../services/flows/flow-context.ts';
import { liveRegion } from './live-regions.ts';

const CLOSE = 'Ok, got it';

/** Shows a message at the bottom of the page; what went wrong stays until it is closed. */
export function showToast({ title, message, level }: Toast): void {
  const toast = document.createElement('div');
  toast.className = `toast toast--${level}`;
  const text = document.createElement('div');
  if (title) text.append(paragraph('toast__title', title));
  text.append(paragraph('toast__message', message));
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast__close button button--quiet';
  close.textContent = CLOSE;
  toast.append(text, close);

  const actor = createActor(notificationToastMachine, { input: { isAutoDismissed: level !== 'error' } });
  actor.subscribe({ complete: () => toast.remove() });
  close.addEventListener('click', () => actor.send({ type: 'TOAST.CLOSE' }));
  for (const event of ['pointerenter', 'focusin']) {
    toast.addEventListener(event, () => actor.send({ type: 'TOAST.HOLD' }));
  }
  for (const event of ['pointerleave', 'focusout']) {
    toast.addEventListener(event, () => actor.send({ type: 'TOAST.RELEASE' }));
  }
  actor.start();
  liveRegion(level === 'error' ? 'alert' : 'status').append(toast);
}

function paragraph(className: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
