import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusTarget {
  readonly entry: number | null;
  readonly action: string;
}

/**
 * Focuses a button of an entry once the changed list is drawn: an element that moves in the document loses its focus,
 * and one that is removed as well. Without an entry the button after the list is focused.
 */
export function useFocusAfterChange(): {
  readonly listRef: RefObject<HTMLOListElement | null>;
  readonly focusLater: (entry: number | null, action: string) => void;
} {
  const listRef = useRef<HTMLOListElement>(null);
  const target = useRef<FocusTarget | null>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!target.current || !list) return;
    const { entry, action } = target.current;
    target.current = null;
    const button = list.querySelector<HTMLElement>(`:scope > [data-entry="${entry}"] [data-action="${action}"]`);
    const next = list.nextElementSibling;
    if (button) button.focus();
    else if (next instanceof HTMLElement) next.focus();
  });
  return {
    listRef,
    focusLater: (entry, action) => {
      target.current = { entry, action };
    },
  };
}
