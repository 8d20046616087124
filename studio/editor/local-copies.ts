import type { CopiedChange } from './editor.types.ts';

/** Unsaved changes of a document, stored by one window of the browser. */
export interface LocalCopy extends CopiedChange {
  /** Hash of the published text that the value is based on. */
  readonly base: string;
  /** Epoch milliseconds of the last change. */
  readonly at: number;
}

export interface FoundCopy {
  /** Id of the document, see `formatDocumentId`. */
  readonly id: string;
  /** Id of the window that stored it. */
  readonly tab: string;
  readonly copy: LocalCopy;
}

/** Unsaved changes in the storage of the browser, for 7 days. */
export interface LocalCopies {
  /** Stores the changes of this window. Returns false if the browser's storage is full. */
  save(id: string, copy: Omit<LocalCopy, 'at'>): boolean;
  /** Removes the changes of this window. */
  remove(id: string): void;
  /** All copies of this editor, oldest first. */
  list(): readonly FoundCopy[];
  /** Transfers a copy of another window to this one. */
  adopt(copy: FoundCopy): void;
  discard(copy: FoundCopy): void;
  /** Removes all copies of all editors. */
  wipe(): void;
}

export interface LocalCopiesOptions {
  /**
   * `localStorage`, because it is written at once, also while the window closes. The largest documents have some 60 kB,
   * so that there is room for dozens.
   */
  readonly storage: Storage;
  /** See `StudioSession`. */
  readonly editor: string;
  /** Id of this window. */
  readonly tab: string;
  readonly clock: () => number;
}

const PREFIX = 'vitrine-studio/copy/';
const WEEK = 7 * 86_400_000;

export function createLocalCopies({ storage, editor, tab, clock }: LocalCopiesOptions): LocalCopies {
  const own = `${PREFIX}${editor}/`;
  const keyOf = (window: string, id: string) => `${own}${window}/${id}`;
  const listKeys = (prefix: string) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  const list = () =>
    listKeys(own).flatMap((key): FoundCopy[] => {
      const copy = parseCopy(storage.getItem(key));
      if (!copy || clock() - copy.at >= WEEK) {
        storage.removeItem(key);
        return [];
      }
      const [window = '', ...id] = key.slice(own.length).split('/');
      return [{ id: id.join('/'), tab: window, copy }];
    });
  return {
    save(id, copy) {
      try {
        storage.setItem(keyOf(tab, id), JSON.stringify({ ...copy, at: clock() }));
        return true;
      } catch {
        return false;
      }
    },
    remove: (id) => storage.removeItem(keyOf(tab, id)),
    list: () => list().toSorted((one, other) => one.copy.at - other.copy.at),
    adopt(found) {
      if (found.tab === tab) return;
      const text = JSON.stringify(found.copy);
      storage.removeItem(keyOf(found.tab, found.id));
      storage.setItem(keyOf(tab, found.id), text);
    },
    discard: (found) => storage.removeItem(keyOf(found.tab, found.id)),
    wipe: () => listKeys(PREFIX).forEach((key) => storage.removeItem(key)),
  };
}

function parseCopy(text: string | null): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(text ?? 'null');
    const { value = null, saved = null, base, at }: Record<string, unknown> = Object(copy);
    return typeof base === 'string' && typeof at === 'number' ? { value, saved, base, at } : null;
  } catch {
    return null;
  }
}
