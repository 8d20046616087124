import type { EditorContext } from './editor.types.ts';
import type { LocalCopies } from './local-copies.ts';

type Documents = Pick<EditorContext, 'documents' | 'history' | 'saved'>;

/** Keeps a local copy of each document with changes that the server has not stored. */
export interface CopyKeeper {
  /** Takes the documents after each change; they are written within 200 ms. */
  take(documents: Documents): void;
  /** Writes pending copies immediately, because the window closes. */
  flush(): void;
  /** Whether the last copies found room. */
  hasRoom(): boolean;
  /** Ends it without writing, because the editor signs out. */
  stop(): void;
}

const PAUSE = 200;

export function createCopyKeeper(copies: Pick<LocalCopies, 'save' | 'remove'>): CopyKeeper {
  let taken: Documents | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const copiedValues = new Map<string, unknown>();
  const refused = new Set<string>();
  let isOver = false;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!taken || isOver) return;
    const { documents, history, saved } = taken;
    for (const id of Object.keys(documents)) {
      const value = history.present[id] ?? null;
      if (value === (saved[id] ?? null)) {
        // A copy from before a crash is removed by its own window or by choice.
        if (copiedValues.delete(id)) copies.remove(id);
        refused.delete(id);
      } else if (!copiedValues.has(id) || copiedValues.get(id) !== value || refused.has(id)) {
        const base = history.bases[id]?.base ?? '';
        copiedValues.set(id, value);
        if (copies.save(id, { value, saved: saved[id] ?? null, base })) refused.delete(id);
        else refused.add(id);
      }
    }
  };
  return {
    take(documents) {
      if (taken && taken.history === documents.history && taken.saved === documents.saved) return;
      taken = documents;
      if (!isOver) timer ??= setTimeout(flush, PAUSE);
    },
    flush,
    hasRoom: () => refused.size === 0,
    stop() {
      if (timer !== null) clearTimeout(timer);
      isOver = true;
    },
  };
}
