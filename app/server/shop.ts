import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type DestinationStream, pino } from 'pino';
import type { ShopServices } from '#blocks/_ui/shop-services.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { serverBlocks } from '#blocks/server.gen.ts';
import { createKeepAliveFetch } from '#engine/api/keep-alive-fetch.server.ts';
import { createGrantedCapabilities } from '#engine/capabilities/granted-capabilities.ts';
import { createContentReader } from '#engine/page/content-reader.ts';
import { createPageCompiler } from '#engine/page/page-compiler.ts';
import { resolvePicture } from '#engine/page/site-resolvers.ts';
import { createBlockDataLoader } from '#engine/render/load-data.ts';
import { createStyleSheets } from '#engine/render/page-styles.ts';
import { createPageRenderer } from '#engine/render/render-page.tsx';
import type { ServerBlocks } from '#engine/render/server-block.ts';
import type { Engine, EngineReport } from '#engine/resolve-page.ts';
import { safeTarget } from '#engine/routing/safe-target.ts';
import { assetEndpoint } from '#engine/server/asset-files.ts';
import { withClearCache } from '#engine/server/clear-cache.ts';
import { contentEndpoints } from '#engine/server/content-endpoint.ts';
import { discoveryFiles } from '#engine/server/discovery/discovery-files.ts';
import { drainServer, trackConnections } from '#engine/server/drain-server.ts';
import type { Endpoint, PlainEndpoint } from '#engine/server/endpoint.ts';
import { createEventStream } from '#engine/server/events-endpoint.ts';
import { fontEndpoint, imageEndpoint, styleEndpoint } from '#engine/server/file-endpoints.ts';
import { createFontFiles } from '#engine/server/font-files.ts';
import { createHttpServer } from '#engine/server/http-server.ts';
import { createPageEndpoint, type PageEndpointParts } from '#engine/server/page-endpoint.ts';
import type { PreviewParts } from '#engine/server/preview/make-preview.ts';
import { reportEndpoint } from '#engine/server/report-endpoint.ts';
import { createSiteHeads } from '#engine/server/site-head.ts';
import { statusEndpoint } from '#engine/server/status-endpoint.ts';
import { webhookEndpoint } from '#engine/server/webhook-endpoint.ts';
import { trustedProxies } from '#engine/site/host.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { createCookieCipher } from '#engine/visitor/cookie-cipher.server.ts';
import { COOKIES } from '#engine/visitor/cookies.ts';
import { createSessions } from '#engine/visitor/sessions.server.ts';
import { contentResolvers } from '../content-resolvers.ts';
import { createResolvers } from '../resolvers.ts';
import { readAccounts } from '../services/commerce-accounts.ts';
import { createCommerceServer } from '../services/commerce-server.ts';
import { savedGrants } from '../services/saved-grants.ts';
import { analyticsEndpoint } from './analytics-endpoint.ts';
import { baseStyles } from './base-css.ts';
import { createBrowserScripts } from './browser-scripts.ts';
import { challengeNoticeEndpoint } from './challenge-notice-endpoint.ts';
import { consentEndpoint } from './consent-endpoint.ts';
import { openDocuments } from './documents.ts';
import { createErrorReports, openErrorService } from './error-reports.ts';
import { examples } from './examples.ts';
import { withFlowPreview } from './flow-preview.ts';
import { galleryEndpoint } from './gallery-endpoint.ts';
import { circuitLog, logOptions } from './log.ts';
import { logoutEndpoint } from './logout-endpoint.ts';
import { pendingSocialLinkEndpoint } from './pending-social-link-endpoint.ts';
import { withPreview } from './preview-endpoint.ts';
import { previewMakerEndpoint } from './preview-maker/maker-endpoint.tsx';
import { createRefusedSessions } from './refused-sessions.ts';
import type { Settings } from './settings.ts';
import { shiftExampleDates } from './shift-example-dates.ts';
import { createShopCaches } from './shop-caches.ts';
import { anonymousVisitor, listSitemapParams } from './sitemap-params.ts';
import { stylePageEndpoint } from './style-page-endpoint.tsx';
import { apiEndpoint, visitorEndpoint } from './visitor-endpoints.ts';

/** With the feature of the site, lets the wallet pay (specification: Validation rules, "if wallet purchase is enabled"). */
const WALLET_PURCHASE = 'wallet_purchase';

/** Capabilities whose pages and blocks make no call of the commerce API. */
const WITHOUT_API: ReadonlySet<string> = new Set([
  'blog',
  'causes_directory',
  'cookie_consent',
  'native-app',
  'rebrand',
  'responsible_gambling',
  'support_faq',
  'terms_of_use',
]);

/** The shops of every brand, as one HTTP server that does not listen yet. */
export interface Shop {
  readonly server: Server;
  /** Keys of the sites that are served. */
  sites(): readonly { readonly key: string; readonly name: string; readonly hosts: readonly string[] }[];
  /** Clears every cached answer, page and piece of data. */
  clearCache(): void;
  /** Begins a graceful shutdown: `/healthz` fails at once, and requests under way have time to end. */
  close(): Promise<void>;
}

/** Puts the engine together: documents, blocks, calls and endpoints. Resolves when there is something to serve. */
export async function openShop(
  settings: Settings,
  clock: () => number = Date.now,
  logTo: DestinationStream = pino.destination(1),
): Promise<Shop> {
  const log = pino(logOptions(settings.logLevel), logTo);
  const blocks: ServerBlocks = serverBlocks;
  const fonts = createFontFiles(settings.cutFonts);
  const { store, assets, notify, drafts } = await openDocuments(settings, clock, log, fonts.has);

  const caches = createShopCaches(settings.caching.pageBytes);
  let catalogue = createSiteCatalogue(store.view(), caches.mergedDocuments);
  const stopping = new AbortController();
  const events = createEventStream(stopping.signal);
  store.subscribe(({ documents }) => {
    catalogue = catalogue.renewed(documents);
    events.send('documents');
  });

  const errors = createErrorReports(log, openErrorService(settings, clock, log));
  const report = (failed: EngineReport) => errors.part(failed);
  const accounts = readAccounts(settings.accounts);
  const calls = createCommerceServer({
    apiOrigin: settings.apiOrigin,
    ...(settings.apiTimeout !== undefined && { apiTimeout: settings.apiTimeout }),
    accountOf: (site) => {
      const account = accounts.get(catalogue.resolve(site)?.config.commerce.account ?? '');
      if (!account) throw new Error(`site ${site} has no account at the commerce API`);
      return account;
    },
    cartCookie: COOKIES.anonymousCartToken.name,
    fetch: createKeepAliveFetch(),
    now: clock,
    randomId: randomUUID,
    failed: (site, error) => report({ kind: 'call', site, where: 'session', error }),
    circuitChanged: circuitLog(log),
  });
  const commonServices: Omit<ShopServices, 'commerce' | 'content' | 'walletPurchase'> = {
    picture: (key, asset) => {
      const owner = catalogue.resolve(key);
      return owner ? resolvePicture(owner, asset, assets.sources) : null;
    },
    safeTarget: (key, target) => {
      const owner = catalogue.resolve(key);
      return owner ? safeTarget(owner.config, target) : null;
    },
    regions: (key) =>
      [...(catalogue.resolve(key)?.config.subVariants ?? [])].map(([code, { name }]) => ({ key: code, name })),
    apiAddress: (path) => new URL(path, settings.apiOrigin).href,
  };
  const sealer = createCookieCipher(settings.sessionSecret, { previousSecret: settings.previousSessionSecret ?? null });
  const granted = createGrantedCapabilities({
    load: (site) => calls.commerce(site.key, anonymousVisitor(site, clock())).site.capabilities(),
    saved: savedGrants(join(settings.dataDir, 'capabilities'), (site, error) =>
      report({ kind: 'call', site, where: 'capabilities', error }),
    ),
    withoutApi: WITHOUT_API,
    now: clock,
    failed: (site, error) => report({ kind: 'call', site, where: 'capabilities', error }),
  });
  const servedSites = () => granted.narrow(catalogue);
  const pending = (host: string) => granted.pending(catalogue, host);
  const refusedSessions = createRefusedSessions(clock, errors.refusedSession);
  const engine: Engine = {
    clock,
    catalogue: servedSites,
    pending,
    compiler: createPageCompiler(blockSchemas, assets.sources, ({ key: site }, { name }, { id, type }) =>
      report({
        kind: 'unknown-block',
        site,
        where: `${name} ${id}`,
        error: new Error(`there is no block type '${type}'`),
      }),
    ),
    loader: createBlockDataLoader(blocks, { sharedFor: settings.caching.dataFor }),
    sessions: createSessions({
      cache: caches.openedSessions,
      sealer,
      renew: calls.renew,
      failed: (site, error) => report({ kind: 'call', site, where: 'session', error }),
      refused: refusedSessions.refuse,
    }),
    visit: ({ site, visitor, session, now, reads, previewAt }) => {
      const commerce = calls.commerce(site.key, visitor, session, { previewAt, reads });
      const { locale, segment } = visitor;
      const capabilities = site.capabilities(segment);
      const content = createContentReader({ site, locale, capabilities, imageSources: assets.sources, now });
      const walletPurchase = site.config.features.walletPurchase && capabilities.has(WALLET_PURCHASE);
      const services: ShopServices = { ...commonServices, commerce, content, walletPurchase };
      const resolvers = {
        ...createResolvers(() => commerce, capabilities.has('membership_program'), calls.programs),
        ...contentResolvers({ site, locale, now, commerce }),
      };
      return { resolvers, services };
    },
    report,
  };

  const sheets = createStyleSheets(baseStyles, blocks);
  const parts: PageEndpointParts = {
    engine,
    blocks,
    render: createPageRenderer(blocks),
    sheets,
    heads: createSiteHeads(fonts, assets.sources, caches.siteHeads),
    cache: caches.pages,
    scripts: createBrowserScripts(settings.clientDir),
    report,
    marksUnknown: settings.development,
    development: settings.development,
    payOrigin: settings.payOrigin ?? null,
    partnerOrigin: settings.partnerOrigin ?? null,
  };
  const pages = createPageEndpoint(parts);
  const previews: PreviewParts = {
    ...parts,
    drafts,
    exampleOf: (type) => shiftExampleDates(examples[type]?.data, clock()),
    foresees: (site, at) => calls.foresees(site.key, anonymousVisitor(site, at), at),
    linkSecret: settings.linkSecret,
    cmsOrigin: settings.cms.kind === 'directus' ? new URL(settings.cms.editors ?? settings.cms.url).origin : null,
  };
  const clearCache = () => {
    calls.clearCache();
    granted.clear();
    engine.loader.clear();
    caches.pages.clear();
    caches.sitemaps.clear();
  };
  const endpoints = new Map<string, Endpoint | PlainEndpoint>([
    ['_page', pages.navigation],
    ['_assets', assetEndpoint(settings.clientDir)],
    ['_visitor', visitorEndpoint(engine, calls, randomUUID)],
    ['_api', apiEndpoint(engine, calls, randomUUID)],
    ['_logout', logoutEndpoint(engine, calls)],
    ['_unlinked', pendingSocialLinkEndpoint(engine, calls, sealer)],
    ['_consent', consentEndpoint(engine, randomUUID)],
    ['_analytics', analyticsEndpoint({ engine, service: settings.customerData ?? null, randomId: randomUUID })],
    ['_img', imageEndpoint(assets.find)],
    ['_css', styleEndpoint(sheets)],
    ['_fonts', fontEndpoint(fonts)],
    ['_report', reportEndpoint(errors.browser, clock)],
    [
      '_status',
      statusEndpoint(settings.operatorToken, () => ({
        source: store.status(),
        heldBack: store.heldBack(),
        sites: catalogue.served,
        api: calls.status(),
        refusedSessions: refusedSessions.status(),
        caches: [...caches.use([engine.loader, engine.compiler, sheets]), ...calls.cacheUse()],
      })),
    ],
    ['3ds', (request) => challengeNoticeEndpoint(request, settings.partnerOrigin ?? null)],
    ['_cms', webhookEndpoint(settings.webhookSecret, clock, notify)],
    ['_blocks', galleryEndpoint(parts, assets.sources, settings)],
    ['_theme', stylePageEndpoint(parts, assets.sources, settings)],
    ['_preview', previewMakerEndpoint(previews, settings)],
    ...(settings.development ? [['_dev', events.endpoint] as const] : []),
  ]);

  const server = createHttpServer({
    trusted: trustedProxies(settings.trustedProxies),
    ...(settings.connections && { limits: settings.connections }),
    ready: () => store.view().sites.some((key) => catalogue.byKey(key)),
    endpoints,
    files: new Map([
      ...discoveryFiles({
        sitemaps: caches.sitemaps,
        catalogue: servedSites,
        clock,
        things: (site) =>
          listSitemapParams({
            site,
            commerce: calls.commerce(site.key, anonymousVisitor(site, clock())),
            now: clock(),
          }),
        failed: (site, error) => report({ kind: 'call', site, where: 'sitemap', error }),
      }),
      ...contentEndpoints({ catalogue: servedSites, clock, imageSources: assets.sources }),
    ]),
    page: withFlowPreview(
      withPreview(withClearCache(pages.document, { ...settings, clock, clear: clearCache }), previews, settings),
      parts,
      assets.sources,
      settings,
    ),
    cached: pages.cached,
    serves: (host) => catalogue.byHost(host) !== undefined,
    failed: errors.request,
    stopping: stopping.signal,
  });
  const connections = trackConnections(server);
  return {
    server,
    sites: () =>
      catalogue.served.flatMap((key) => {
        const site = catalogue.byKey(key);
        return site ? [{ key, name: site.config.name, hosts: site.config.hosts }] : [];
      }),
    clearCache,
    close: async () => {
      stopping.abort();
      await drainServer(server, connections, settings.shutdown);
      await store.stop();
    },
  };
}
