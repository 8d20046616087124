/** Polyfill of `closedby="any"`: a press that begins and ends on the backdrop closes the dialog. */
export function polyfillDialogClosedBy(root: Document): void {
  let pressed: HTMLDialogElement | null = null;
  root.addEventListener('pointerdown', (event) => (pressed = dialogBeside(event)), true);
  root.addEventListener('click', (event) => {
    const dialog = dialogBeside(event);
    if (dialog !== null && dialog === pressed) dialog.close();
    pressed = null;
  });
}

/** The modal dialog whose backdrop was pressed; events on the backdrop target the dialog outside its box. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || !target.matches('[open][closedby="any"]')) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? null : target;
}
