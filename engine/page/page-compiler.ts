import type { LayoutDocument, Locale } from '#schemas/generated/config/types.gen.ts';
import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import type { GetSiteMessages } from '../messages/site-messages.ts';
import { resolveExtendedLayout } from '../site/base-layout.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { Site, SitePage } from '../site/site.ts';
import { findBlockFallbacks, findNavigationFallback } from '../translations/fallback-languages.ts';
import { translateDocument } from '../translations/translate-document.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import { compileLayout, compilePage, listUnknownBlockNodesInTree, type PageCompileContext } from './compile-page.ts';
import type { CompiledNode, CompiledPage, UnknownBlockNode } from './compiled-page.ts';
import { createSitePropResolvers, type GetImageSources } from './site-prop-resolvers.ts';

export interface PageCompiler {
  /**
   * Compiles a page for a locale and segment. Returns the same object for the same site version, so that rendered HTML
   * can be cached by it.
   */
  compile(site: Site, page: SitePage, layout: string, locale: Locale, segment: string | null): CompiledPage;
  /** Memory of the compiled pages, by the size of their documents. */
  use(): CacheUsage;
}

export interface CompiledPageCacheLimits {
  readonly maxPages?: number;
  readonly maxBytes?: number;
}

const NO_LAYOUT: MergedDocument<LayoutDocument> = { name: '', value: { version: 1 }, sources: [] };

/** Estimated bytes of a compiled page per byte of its document. */
const COMPILED = 3;

/** Called once per compiled page with a block of an unknown type. */
export type ReportUnknownBlockNode = (site: Site, page: SitePage, node: UnknownBlockNode) => void;

/** Compiles pages on first use and caches them. */
export function createPageCompiler(
  blocks: BlockSchemas,
  imageSources: GetImageSources,
  siteMessages: GetSiteMessages,
  foundUnknown: ReportUnknownBlockNode,
  { maxPages = 5000, maxBytes = 256 * 1024 * 1024 }: CompiledPageCacheLimits = {},
): PageCompiler {
  const pages = createByteLimitedCache<CompiledPage>({ name: 'compiled pages', maxBytes, maxEntries: maxPages });
  const layouts = createByteLimitedCache<readonly CompiledNode[]>({ name: 'layouts', maxBytes, maxEntries: maxPages });

  return {
    use: pages.use,
    compile(site, page, layout, locale, segment) {
      const variant = `${site.key} ${site.version} ${locale} ${segment ?? ''}`;
      const key = `${variant} ${page.name} ${layout}`;
      const known = pages.get(key);
      if (known) return known;
      const capabilities = site.capabilities(segment);
      const messages = siteMessages(site, locale);
      const sources = { imageSources, messages };
      const resolvers = createSitePropResolvers(site, locale, capabilities, sources);
      const logo = site.document('theme', 'theme')?.value.logo;
      const view = { ...site.view, locale, logo: logo ? resolvers.image(logo) : null };
      const context: PageCompileContext = { blocks, capabilities, resolvers, site: view, messages };
      const ofNavigation = (name: string) => findNavigationFallback(site, name, locale);
      const around = resolveExtendedLayout(site, layout);
      const layoutKey = `${variant} ${around?.name ?? ''}`;
      const compileAround = () => {
        const { value, ...languages } = translateDocument(site, 'layout', around ?? NO_LAYOUT, locale, blocks);
        const ofBlocks = findBlockFallbacks(site, value.blocks, { locale, ...languages });
        return compileLayout(value, { ...context, fallbacks: { ofBlocks, ofNavigation } });
      };
      const nodes = layouts.get(layoutKey) ?? compileAround();
      if (!layouts.peek(layoutKey)) layouts.set(layoutKey, nodes, COMPILED * estimateMemoryBytes(around?.value));
      const { value, ...languages } = translateDocument(site, 'page', page, locale, blocks);
      const ofBlocks = findBlockFallbacks(site, value.blocks, { locale, ...languages, page: page.value });
      const own = {
        ...context,
        fallbacks: { ofBlocks, ofNavigation },
        resolvers: createSitePropResolvers(site, locale, capabilities, sources, page.value),
      };
      const compiled = compilePage(value, layout, nodes, own);
      for (const node of listUnknownBlockNodesInTree(compiled.nodes)) foundUnknown(site, page, node);
      pages.set(key, compiled, COMPILED * estimateMemoryBytes(page.value));
      return compiled;
    },
  };
}
