import { useEffect, useMemo, useRef } from 'react';

interface AfterPress {
  /** Does it at once, or, while something is pressed, when that has become a click. */
  readonly run: (task: () => void) => void;
  /** Forgets what still waits. */
  readonly cancel: () => void;
}

/** For what moves the page: a button that moves away from under the pointer is not clicked. */
export function useRunOncePointerReleased(): AfterPress {
  const press = useRef<{ isDown: boolean; waiting: (() => void) | null }>({ isDown: false, waiting: null });
  useEffect(() => {
    const { current } = press;
    const down = () => {
      current.isDown = true;
    };
    const settle = () => {
      current.waiting?.();
      current.waiting = null;
    };
    const up = () => {
      current.isDown = false;
      // The click comes after this event, in the same task.
      setTimeout(settle);
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return useMemo(
    () => ({
      run: (task) => {
        if (press.current.isDown) press.current.waiting = task;
        else task();
      },
      cancel: () => {
        press.current.waiting = null;
      },
    }),
    [],
  );
}
