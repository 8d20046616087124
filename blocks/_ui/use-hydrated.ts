import { useSyncExternalStore } from 'react';

/** Whether the page is alive: until then a press would be lost, so buttons that need it are disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse);
}

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
