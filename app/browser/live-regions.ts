/** The place of a page's messages. It must be there before what it tells of, or a screen reader does not hear of it. */
export function liveRegion(role: 'status' | 'alert'): HTMLElement {
  const known = document.querySelector<HTMLElement>(`.toasts[role=${role}]`);
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'toasts';
  made.setAttribute('role', role);
  places().append(made);
  return made;
}

function places(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.toast-places');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'toast-places';
  document.body.append(made);
  return made;
}
