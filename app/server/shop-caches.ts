import type { CacheUse } from '#engine/memory/byte-cache.ts';
import { contentKeyLists, contentPageMaps } from '#engine/page/content-items.ts';
import { renderedTexts } from '#engine/page/markdown-memory.ts';
import { createSitemapCache } from '#engine/server/discovery/discovery-files.ts';
import { createPageCache } from '#engine/server/page-cache.ts';
import { createSiteHeadCache } from '#engine/server/site-head.ts';
import { createSiteCache } from '#engine/site/create-site.ts';
import { createSessionCache } from '#engine/visitor/remembered-sessions.server.ts';

interface Cache {
  use(): CacheUse;
}

/** Caches that are made before the parts of the shop that use them. */
export function createShopCaches(pageBytes: number) {
  const caches = {
    pages: createPageCache(pageBytes),
    mergedDocuments: createSiteCache(),
    siteHeads: createSiteHeadCache(),
    sitemaps: createSitemapCache(),
    openedSessions: createSessionCache(),
  };
  const all: readonly Cache[] = [...Object.values(caches), renderedTexts, contentKeyLists, contentPageMaps];
  return {
    ...caches,
    /** What these and other caches hold, for `/_status`. */
    use: (others: readonly Cache[]): readonly CacheUse[] => [...all, ...others].map((cache) => cache.use()),
  };
}
