import { useMemo } from 'react';
import type { StudioSiteEntry } from '../api-types.ts';
import type { EditorContext } from '../editor/editor.types.ts';
import { addSessionPages, listSessionPages, type SessionPage } from '../editor/session-pages.ts';

/** The lists of the sites with the pages of the session. They stay the same while no title and no address changes. */
export function useSessionPages(
  sites: readonly StudioSiteEntry[],
  { documents, history, place }: EditorContext,
): readonly StudioSiteEntry[] {
  const session = useMemo(
    () => JSON.stringify(listSessionPages({ documents, history, place })),
    [documents, history, place],
  );
  return useMemo(() => {
    const pages: readonly SessionPage[] = JSON.parse(session);
    return addSessionPages(sites, pages);
  }, [sites, session]);
}
