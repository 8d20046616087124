import { useEffect, useState } from 'react';
import type { MessagesAnswer } from '../../api-types.ts';
import type { EditorContext } from '../../editor/editor.types.ts';

export interface PageMessages {
  /** Null while they are loaded. */
  readonly answer: MessagesAnswer | null;
  /** Why they could not be loaded; null if they could. */
  readonly failure: string | null;
}

const LOADING: PageMessages = { answer: null, failure: null };

/** The messages of the page on the stage, or those that pressed texts were made from. */
export function usePageMessages(
  { client, stage, place, viewer }: Pick<EditorContext, 'client' | 'stage' | 'place' | 'viewer'>,
  pressed: readonly string[],
): PageMessages {
  const [found, setFound] = useState<PageMessages>(LOADING);
  const { site = '', path = null } = place?.page ?? {};
  useEffect(() => {
    setFound(LOADING);
    if (path === null) return undefined;
    const stop = new AbortController();
    client.findMessages({ stage, site, path, viewer, pressed }, stop.signal).then(
      (answer) => setFound({ answer, failure: null }),
      ({ message }: Error) => {
        if (!stop.signal.aborted) setFound({ answer: null, failure: message });
      },
    );
    return () => stop.abort();
  }, [client, stage, site, path, viewer, pressed]);
  return found;
}
