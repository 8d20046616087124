import type { CacheUsage } from '#engine/memory/byte-cache.ts';
import { contentEndpointKeyListCache, pagesOpenWithCapabilitiesCache } from '#engine/page/content-items.ts';
import { sharedMarkdownCache } from '#engine/page/markdown-cache.ts';
import { sharedEncodedHtmlCache } from '#engine/render/encode-html.ts';
import { sharedFragmentCache } from '#engine/render/fragment-cache.ts';
import { sharedPageMarkupCache } from '#engine/render/page-markup-cache.ts';
import { createSitemapCache } from '#engine/server/discovery/discovery-endpoints.ts';
import { createPageCache } from '#engine/server/page-cache.ts';
import { createSharedHtmlHeadCache } from '#engine/server/site-head.ts';
import { createMergedSitePartsCache } from '#engine/site/create-site.ts';
import { createUnsealedSessionCache } from '#engine/visitor/cached-sessions.server.ts';

interface Cache {
  use(): CacheUsage;
}

/** Caches that are made before the parts of the shop that use them. */
export function createShopCaches(pageBytes: number) {
  const caches = {
    pages: createPageCache(pageBytes),
    mergedDocuments: createMergedSitePartsCache(),
    siteHeads: createSharedHtmlHeadCache(),
    sitemaps: createSitemapCache(),
    openedSessions: createUnsealedSessionCache(),
  };
  const all: readonly Cache[] = [
    ...Object.values(caches),
    sharedMarkdownCache,
    sharedFragmentCache,
    sharedPageMarkupCache,
    sharedEncodedHtmlCache,
    contentEndpointKeyListCache,
    pagesOpenWithCapabilitiesCache,
  ];
  return {
    ...caches,
    /** What these and other caches hold, for `/_status`. */
    use: (others: readonly Cache[]): readonly CacheUsage[] => [...all, ...others].map((cache) => cache.use()),
  };
}
