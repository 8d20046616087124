import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { StudioContentEntry } from '../../api-types.ts';
import { hasWholeText, readWholeText } from '../../editor/shared-content.ts';
import type { StudioClient } from '../../editor/studio-client.ts';

const ReaderContext = createContext<Pick<StudioClient, 'openDocument'> | null>(null);

/** Reads the documents that hold the shared texts of the fields. */
export const SharedTextReader = ReaderContext.Provider;

/** All the words of a shared text, of which the list of the site has the beginning. */
interface WholeText {
  /** Whether there is more than the beginning, and a reader for it. */
  readonly isCut: boolean;
  readonly isOpen: boolean;
  /** The words that are shown. */
  readonly words: string;
  /** Why all of them can't be shown; null if they can. */
  readonly failure: string | null;
  /** Shows all of the words, or the beginning only. */
  readonly toggle: () => void;
  /** The entry with all of its words. Rejects where they can't be read. */
  readonly read: () => Promise<StudioContentEntry>;
}

export function useWholeText(entry: StudioContentEntry | null): WholeText {
  const reader = useContext(ReaderContext);
  const [whole, setWhole] = useState<StudioContentEntry | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isCut = reader !== null && entry !== null && !hasWholeText(entry);
  const gone = useRef(new AbortController());
  const key = entry?.key;
  useEffect(() => {
    gone.current = new AbortController();
    return () => {
      gone.current.abort();
      setWhole(null);
      setOpen(false);
      setFailure(null);
    };
  }, [key]);
  const read = async () => {
    if (!entry) throw new Error('There is no shared text to read.');
    if (!isCut || whole) return whole ?? entry;
    const { signal } = gone.current;
    const read = { ...entry, excerpt: await readWholeText(reader, entry, signal) };
    if (!signal.aborted) setWhole(read);
    return read;
  };
  const isShown = isOpen && whole !== null;
  return {
    isCut,
    isOpen: isShown,
    words: isShown ? whole.excerpt : `${entry?.excerpt ?? ''}${entry && !hasWholeText(entry) ? '…' : ''}`,
    read,
    failure,
    toggle: () => {
      setFailure(null);
      if (isShown) return setOpen(false);
      const { signal } = gone.current;
      read().then(
        () => setOpen(!signal.aborted),
        ({ message }: Error) => setFailure(signal.aborted ? null : message),
      );
    },
  };
}
