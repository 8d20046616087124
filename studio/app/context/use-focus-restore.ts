import { type RefObject, useEffect } from 'react';

/** Returns the focus to a panel when the framed page takes it, which an open dialog of the page does. */
export function useFocusRestore(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let last = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && panel.current?.contains(target)) last = target;
    };
    // Not at once: the browser is still about to give key presses to the frame.
    const restore = () =>
      setTimeout(() => {
        if (document.activeElement instanceof HTMLIFrameElement && last instanceof HTMLElement) last.focus();
      });
    addEventListener('focusin', remember);
    addEventListener('blur', restore);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('blur', restore);
    };
  }, [panel, isOpen]);
}
