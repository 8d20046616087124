/**
 * Does what `closedby="any"` asks of a dialog, in browsers that don't know it yet: a press that begins and ends beside the
 * dialog closes it.
 */
export function polyfillClosedBy(root: Document): void {
  let pressed: HTMLDialogElement | null = null;
  root.addEventListener('pointerdown', (event) => (pressed = dialogBeside(event)), true);
  root.addEventListener('click', (event) => {
    const dialog = dialogBeside(event);
    if (dialog !== null && dialog === pressed) dialog.close();
    pressed = null;
  });
}

/** The modal dialog beside which something was pressed: its backdrop is a part of it, and lies outside of its box. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || !target.matches('[open][closedby="any"]')) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? null : target;
}
