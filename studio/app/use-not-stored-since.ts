import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from '../editor/editor.machine.ts';

/** Epoch milliseconds since which drafts can't be stored; null while they can. */
export function useNotStoredSince(state: SnapshotFrom<typeof editorMachine>, clock = Date.now): number | null {
  const [since, setSince] = useState<number | null>(null);
  const isStored = state.matches({ editing: { draft: 'stored' } });
  const isNotStored = state.matches({ editing: { draft: 'notStored' } });
  // In between, while it is tried again, the moment stays.
  useEffect(() => {
    if (isNotStored) setSince((known) => known ?? clock());
    if (isStored) setSince(null);
  }, [isStored, isNotStored, clock]);
  return since;
}
