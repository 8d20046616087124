import { type LoaderFunction, redirect, redirectDocument } from 'react-router';
import { fetchWithPageHeaders, reportOutdatedPage } from '#engine/api/same-origin-fetch.ts';
import type { PageOrRedirectPayload, PagePayload } from '#engine/render/page-payload.ts';
import { loadBlockCodeInTree } from '../react/load-blocks.ts';
import { loadMessages } from '../react/load-messages.ts';
import { loadStyleSheet } from '../react/load-styles.ts';

/**
 * Loader of all routes: fetches the resolved page. On failure the browser loads the document, which explains the
 * failure; a failed reload retains the current page. Another layout or the end of a session also load a document,
 * because the policy or the layout's content changes.
 */
export function createPageLoader(first: PagePayload): LoaderFunction {
  const { layout } = first;
  let shown = first;
  let shownPath = pathOf(window.location);
  return async ({ request }): Promise<PagePayload> => {
    const url = new URL(request.url);
    const path = pathOf(url);
    const payload = await fetchPage(path, layout, request.signal);
    const isOutdated = payload?.kind === 'document' && payload.isOutdated === true;
    // The reload restores typed values.
    if (isOutdated && path === shownPath) reportOutdatedPage('refused');
    if ((!payload || isOutdated) && path === shownPath) return shown;
    if (!payload) throw redirectDocument(path);
    const isLost = shown.customerId !== null && payload.customerId !== shown.customerId;
    if (payload.kind === 'page') {
      if (isLost || !(await loadPageFiles(payload, path === shownPath))) throw redirectDocument(path);
      shownPath = path;
      return (shown = payload);
    }
    const target = new URL(payload.location, url.origin);
    if (isLost || target.origin !== url.origin || payload.kind === 'document') throw redirectDocument(target.href);
    throw redirect(target.pathname + target.search + target.hash);
  };
}

/** False when a file could not be loaded, for example after a new build. */
async function loadPageFiles(
  { nodes, messages, styles }: Pick<PagePayload, 'nodes' | 'messages' | 'styles'>,
  isReload: boolean,
): Promise<boolean> {
  const loaded = await Promise.all([
    loadBlockCodeInTree(nodes),
    loadMessages(messages),
    // React would only preload it and insert it later. A reloaded page already has its styles, and may have typed values.
    styles === null || loadStyleSheet(styles).then((hasStyles) => hasStyles || isReload),
  ]);
  return loaded.every(Boolean);
}

/** A path starting with two slashes would be another host. */
function pathOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.replace(/^\/+/, '/') + search;
}

async function fetchPage(path: string, layout: string, signal: AbortSignal): Promise<PageOrRedirectPayload | null> {
  try {
    const query = new URLSearchParams({ path, layout });
    const response = await fetchWithPageHeaders(`/_page?${query}`, {
      signal,
      headers: { accept: 'application/json' },
    });
    if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
    const payload: PageOrRedirectPayload | { readonly kind?: undefined } = await response.json();
    return payload.kind ? payload : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
