import type { HttpAnswer, PageDocumentRequest } from './endpoint.ts';
import { type DevelopmentPageAccess, hasOperatorToken, isAcceptedLink, type OperatorAccess } from './signed-link.ts';

export const CLEAR_ALL_CACHES_PARAMETER = 'clear_cache';
const SIGNATURE = ['expires', 'signature'];

export interface ClearCacheSettings
  extends OperatorAccess,
    Pick<DevelopmentPageAccess, 'linkSecret' | 'previousLinkSecret'> {
  readonly clock: () => number;
  /** Clears every cache. */
  readonly clear: () => void;
}

type Pages = (request: PageDocumentRequest) => Promise<HttpAnswer>;

/**
 * `?clear_cache=1` clears every cache and redirects to the same address, with the operator token or a signed link;
 * otherwise it is ignored (specification: Business constants, cache clear param).
 */
export function withCacheClearingByParameter(pages: Pages, settings: ClearCacheSettings): Pages {
  return (request) => {
    const { target, headers } = request;
    const [path = '/', ...search] = target.split('?');
    const query = new URLSearchParams(search.join('?'));
    if (!query.has(CLEAR_ALL_CACHES_PARAMETER)) return pages(request);
    const allowed =
      hasOperatorToken(headers.get('authorization'), settings) || isAcceptedLink(target, settings, settings.clock());
    if (!allowed || /^\/[/\\]/.test(path)) return pages(request);
    settings.clear();
    for (const name of [CLEAR_ALL_CACHES_PARAMETER, ...SIGNATURE]) query.delete(name);
    const location = query.size > 0 ? `${path}?${query}` : path;
    return Promise.resolve({ status: 302, headers: { location, 'cache-control': 'no-store' }, body: null });
  };
}
