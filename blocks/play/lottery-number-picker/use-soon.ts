import { useEffect, useState } from 'react';

const SOON = 400;

/** Becomes true a moment after `isDue`: what is loaded then does not hold up the answer to the press that made it due. */
export function useDeferredFlag(isDue: boolean): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setSoon(true), SOON);
    return () => clearTimeout(timer);
  }, [isDue]);
  return isSoon;
}
