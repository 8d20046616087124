import type { StageRequest, StudioSiteEntry } from '../api-types.ts';
import type { NewBlock } from './edit-blocks.ts';
import type { EditorContext } from './editor.types.ts';
import { listChangedDocuments } from './open-documents.ts';
import { USUAL_VIEWER } from './viewer.ts';

/** Name of a layout that is never stored, and has nothing but the page. */
const LAYOUT = 'studio-thumbnail';

/**
 * Request for a stage that shows nothing but some blocks, in the theme of the brand as it is being edited. Null for a
 * site without a home page.
 */
export function createThumbnailRequest(
  stage: string,
  blocks: readonly NewBlock[],
  { shownAs, pages }: Pick<StudioSiteEntry, 'shownAs' | 'pages'>,
  context: Pick<EditorContext, 'documents' | 'history'>,
): StageRequest | null {
  const home = pages.find(({ path }) => path === '/');
  if (!home) return null;
  const address = 'route' in home.link ? home.link : { path: '/' };
  const page = { version: 1, inherit: false, ...address, layout: LAYOUT, blocks };
  const layout = { version: 1, blocks: [{ id: 'page', type: 'outlet' }] };
  return {
    stage,
    site: shownAs,
    path: '/',
    viewer: USUAL_VIEWER,
    wantsLink: true,
    documents: [
      ...listChangedThemes(context),
      { site: shownAs, kind: 'layout', name: LAYOUT, value: layout },
      { site: shownAs, kind: 'page', name: home.name, value: page },
    ],
  };
}

function listChangedThemes({ documents, history }: Pick<EditorContext, 'documents' | 'history'>) {
  return listChangedDocuments(documents, history.present).flatMap((id) => {
    const key = documents[id]?.key;
    return key?.kind === 'theme' ? [{ ...key, value: history.present[id] ?? null }] : [];
  });
}
