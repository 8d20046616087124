/** Live region for messages. It must exist before its first message, or screen readers do not announce it. */
export function getLiveRegion(role: 'status' | 'alert'): HTMLElement {
  const known = document.querySelector<HTMLElement>(`.toasts[role=${role}]`);
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'toasts';
  made.setAttribute('role', role);
  places().append(made);
  return made;
}

/** Shows a message as plain text when the toast code cannot be loaded. */
export function showPlainTextToast({ title, message, level }: PlainMessage): void {
  const toast = document.createElement('p');
  toast.className = `toast toast--${level}`;
  toast.textContent = title ? `${title}: ${message}` : message;
  getLiveRegion(level === 'error' ? 'alert' : 'status').replaceChildren(toast);
}

interface PlainMessage {
  readonly title?: string;
  readonly message: string;
  readonly level: string;
}

function places(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.toast-places');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'toast-places';
  document.body.append(made);
  return made;
}
