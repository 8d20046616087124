import { useState } from 'react';
import { fitEntryKeys } from '../../editor/list-entries.ts';

/** Keys of entries, which have no ids, so that an open entry stays open when it moves. */
export function useEntryKeys(
  count: number,
): readonly [readonly number[], (change: (keys: readonly number[]) => readonly number[]) => void] {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const fitting = fitEntryKeys(keys, count);
  return [fitting, (change) => setKeys(change(fitting))];
}
