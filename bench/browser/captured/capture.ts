import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { createContentResolvers } from '#app/content-resolvers.ts';
import { createShopMessageFiles, shopMessages } from '#app/messages.ts';
import { paramNamesMessages } from '#app/param-names.messages.gen.ts';
import { openDocumentStoreWithPictures } from '#app/server/open-document-store.ts';
import type { ServerSettings } from '#app/server/settings.ts';
import { parseCommerceApiCredentials } from '#app/services/commerce-accounts.ts';
import { createServerCommerceCalls } from '#app/services/commerce-server.ts';
import { createShopParamResolvers } from '#app/shop-param-resolvers.ts';
import type { ShopBlockLoaderServices } from '#blocks/_ui/shop-services.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { serverBlocks } from '#blocks/server.gen.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageFileContent } from '#engine/messages/message-source.ts';
import { createSiteMessages } from '#engine/messages/site-messages.ts';
import type { CompiledNode } from '#engine/page/compiled-page.ts';
import { createContentReader } from '#engine/page/content-reader.ts';
import { createPageCompiler } from '#engine/page/page-compiler.ts';
import { resolvePictureByFileName } from '#engine/page/site-prop-resolvers.ts';
import { formatDocumentTitle } from '#engine/render/document-title.ts';
import { createBlockDataLoader } from '#engine/render/load-block-data.ts';
import {
  createPageRequestContext,
  type EngineDependencies,
  type ResolvedPage,
  resolvePage,
} from '#engine/resolve-page.ts';
import { createFontFiles } from '#engine/server/font-files.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { COOKIE_DEFINITIONS } from '#engine/visitor/cookies.ts';
import type { CapturedPageBlock, CapturedPageData } from './captured-page.ts';

/**
 * Input of the capture: it writes every block of these pages with its props and data to a file, before rendering, so
 * that a peer app can render the same pages.
 */
interface CaptureInput {
  readonly settings: ServerSettings;
  readonly pages: readonly { readonly name: string; readonly target: string; readonly cookies: string }[];
  readonly host: string;
  readonly file: string;
}

const { settings, pages, host, file }: CaptureInput = JSON.parse(process.env['BENCH'] ?? '{}');
const fonts = createFontFiles();
const { store, assets } = await openDocumentStoreWithPictures(settings, Date.now, pino({ level: 'error' }), fonts.has);
const catalogue = createSiteCatalogue(store.view());
const accounts = parseCommerceApiCredentials(settings.accounts);
const calls = createServerCommerceCalls({
  apiOrigin: settings.apiOrigin,
  accountOf: (site) =>
    accounts.get(catalogue.resolve(site)?.config.commerce.account ?? '') ?? { appKey: '', secret: '' },
  cartCookie: COOKIE_DEFINITIONS.anonymousCartToken.name,
  refusalTexts: () => () => null,
  fetch,
  now: Date.now,
  randomId: randomUUID,
});
const siteMessages = createSiteMessages(shopMessages, ({ id }) => {
  throw new Error(`the text of ${id} has faults`);
});
const messageFiles = createShopMessageFiles({ siteMessages, findSite: () => undefined });
const engine: EngineDependencies = {
  clock: Date.now,
  catalogue: () => catalogue,
  compiler: createPageCompiler(blockSchemas, assets.sources, siteMessages, () => {}),
  loader: createBlockDataLoader(serverBlocks),
  visit: ({ site, visitor, session, now }) => {
    const commerce = calls.commerce(site.key, visitor, session);
    const { locale, segment } = visitor;
    const capabilities = site.capabilities(segment);
    const messages = siteMessages(site, locale);
    const names = createMessageAccessor(paramNamesMessages, messages, site.config);
    const services: ShopBlockLoaderServices = {
      commerce,
      content: createContentReader({
        site,
        locale,
        capabilities,
        imageSources: assets.sources,
        messages,
        now,
      }),
      picture: (_, asset) => resolvePictureByFileName(site, asset, assets.sources),
      walletPurchase: true,
      regions: () => [],
      safeTarget: () => null,
      apiAddress: (path) => path,
    };
    const content = createContentResolvers({ site, locale, now, commerce, messages: names });
    return { resolvers: { ...createShopParamResolvers(() => commerce, names), ...content }, services };
  },
  report: ({ where, error }) => {
    throw new Error(`${where} could not be captured`, { cause: error });
  },
};

function nodesOf(nodes: readonly CompiledNode[], resolved: ResolvedPage): CapturedPageBlock[] {
  return nodes.flatMap((node): CapturedPageBlock[] => {
    if (node.kind === 'unknown' || (node.kind === 'block' && node.overlay)) return [];
    if (node.kind === 'outlet') {
      return [
        {
          id: 'main',
          type: 'main',
          interactive: false,
          props: {},
          data: null,
          slots: { page: nodesOf(node.children, resolved) },
        },
      ];
    }
    const result = resolved.loaded.results.get(node.id);
    const slots = Object.entries(node.slots).map(([name, children]) => [name, nodesOf(children, resolved)]);
    const { id, type, interactive, props } = node;
    return [{ id, type, interactive, props, data: result?.ok ? result.data : null, slots: Object.fromEntries(slots) }];
  });
}

async function capture({ name, target, cookies }: CaptureInput['pages'][number]): Promise<CapturedPageData> {
  const { signal } = new AbortController();
  const request = { host, target, cookies, secure: false, address: null, signal };
  const requestContext = await createPageRequestContext(engine, request);
  const resolved = requestContext && (await resolvePage(engine, requestContext, request));
  if (!requestContext || resolved?.kind !== 'page' || resolved.status !== 200) throw new Error(`${target} is no page`);
  const { site, visitor } = requestContext;
  return {
    name,
    title: formatDocumentTitle(resolved.page.head.title, resolved.page.site.name),
    nodes: nodesOf(resolved.page.nodes, resolved),
    site: resolved.page.site,
    messages: readMessageFile(resolved),
    capabilities: [...site.capabilities(visitor.segment)],
    routes: Object.fromEntries(
      [...site.routes.routes].flatMap(([id, { path }]) => (path === null ? [] : [[id, path]])),
    ),
  };
}

function readMessageFile({ page }: ResolvedPage): MessageFileContent {
  const { page: path } = messageFiles.of(page);
  return path === null ? { locale: page.site.locale, messages: {} } : JSON.parse(messageFiles.file(path)?.json ?? '');
}

/** A page may have timed out waiting for a call on a busy machine; the answer is there for the next try. */
async function captureOnce(page: CaptureInput['pages'][number], triesLeft = 4): Promise<CapturedPageData> {
  try {
    return await capture(page);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return captureOnce(page, triesLeft - 1);
  }
}

const captured: CapturedPageData[] = [];
for (const page of pages) captured.push(await captureOnce(page));
writeFileSync(file, JSON.stringify(captured));
await store.stop();
