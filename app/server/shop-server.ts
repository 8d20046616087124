import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type DestinationStream, pino } from 'pino';
import type { ShopBlockLoaderServices } from '#blocks/_ui/shop-services.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { serverBlocks } from '#blocks/server.gen.ts';
import { LanguageSwitch } from '#blocks/site/_shared/language-switch.tsx';
import { createKeepAliveFetch } from '#engine/api/keep-alive-fetch.server.ts';
import { createApiGrantedCapabilityNarrower } from '#engine/capabilities/granted-capabilities.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import { createSiteMessages } from '#engine/messages/site-messages.ts';
import { createContentReader } from '#engine/page/content-reader.ts';
import { createPageCompiler } from '#engine/page/page-compiler.ts';
import { createBlockDataLoader } from '#engine/render/load-block-data.ts';
import { createPageStyleSheetBuilder } from '#engine/render/page-styles.ts';
import { createPageTreeHtmlRenderer } from '#engine/render/render-page-html.tsx';
import type { ServerBlocksByType } from '#engine/render/server-block.ts';
import type { EngineDependencies, EngineFailureReport } from '#engine/resolve-page.ts';
import { withCacheClearingByParameter } from '#engine/server/clear-cache.ts';
import { createPublicContentEndpointFinder } from '#engine/server/content-endpoint.ts';
import { createDevelopmentEventStream } from '#engine/server/development-event-stream.ts';
import { createSiteDiscoveryFileEndpoints } from '#engine/server/discovery/discovery-endpoints.ts';
import { drainServer, trackOpenSockets } from '#engine/server/drain-server.ts';
import type { Endpoint, PlainAnswerEndpoint } from '#engine/server/endpoint.ts';
import { createFontFiles } from '#engine/server/font-files.ts';
import { createHttpServer } from '#engine/server/http-server.ts';
import { createLastResortPages } from '#engine/server/last-resort-page.ts';
import { withOutdatedPageMark } from '#engine/server/outdated-page.ts';
import { createPageEndpoint, type PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import type { PreviewDependencies } from '#engine/server/preview/answer-preview.ts';
import { createStudioEngine, type StudioEngine } from '#engine/server/preview/studio-engine.ts';
import { createStudioPictures } from '#engine/server/preview/studio-pictures.ts';
import { createRegionEndpoint } from '#engine/server/region-endpoint.ts';
import { createBrowserReportEndpoint } from '#engine/server/report-endpoint.ts';
import { openSharedFiles } from '#engine/server/shared-files.ts';
import { createSharedHtmlHeadsBySite } from '#engine/server/site-head.ts';
import { createStatusEndpoint } from '#engine/server/status-endpoint.ts';
import { createCmsWebhookEndpoint } from '#engine/server/webhook-endpoint.ts';
import { parseTrustedProxies } from '#engine/site/request-host.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { createCookieCipher } from '#engine/visitor/cookie-cipher.server.ts';
import { COOKIE_DEFINITIONS } from '#engine/visitor/cookies.ts';
import { createCookieSessionStore } from '#engine/visitor/session-store.server.ts';
import { createContentResolvers } from '../content-resolvers.ts';
import { createShopMessageFiles, shopMessageCode, shopMessages } from '../messages.ts';
import { paramNamesMessages } from '../param-names.messages.gen.ts';
import { parseCommerceApiCredentials } from '../services/commerce-accounts.ts';
import { createServerCommerceCalls } from '../services/commerce-server.ts';
import { createGrantedCapabilitiesFileStore } from '../services/grants-store.ts';
import { createRefusalTextFinder } from '../services/refusal-texts.ts';
import { createShopParamResolvers } from '../shop-param-resolvers.ts';
import { createAbuseLimits } from './abuse-limits.ts';
import { createAnalyticsEndpoint } from './analytics-endpoint.ts';
import { baseStyleSheets } from './base-css.ts';
import { createPageScriptFinders } from './browser-scripts.ts';
import { createBankChallengeNoticeEndpoint } from './challenge-notice-endpoint.ts';
import { createCommonBlockServices } from './common-block-services.ts';
import { createConsentEndpoint } from './consent-endpoint.ts';
import { runInLanguageOfEditor } from './editor-language.ts';
import { createErrorReporter, openErrorService } from './error-reports.ts';
import { startForgettingExpired } from './forget-expired.ts';
import { createCircuitLogger, createLogOptions } from './log.ts';
import { createLogoutEndpoint } from './logout-endpoint.ts';
import { openDocumentStoreWithPictures } from './open-document-store.ts';
import { openNodes } from './open-nodes.ts';
import { openOperations } from './operators/open-operations.ts';
import { createLinkSocialAccountLaterEndpoint } from './pending-social-link-endpoint.ts';
import { createPreviewEndpoints, withPreviews } from './preview-endpoints.ts';
import { createRefusedSessionLog } from './refused-sessions.ts';
import { CAPABILITIES_WITHOUT_API, WALLET_PURCHASE } from './server-capabilities.ts';
import type { ServerSettings } from './settings.ts';
import { shiftExampleDates } from './shift-example-dates.ts';
import { createShopCaches } from './shop-caches.ts';
import { createAnonymousVisitor, listSitemapParams } from './sitemap-params.ts';
import { createStaticFileEndpoints, publishFontFiles } from './static-file-endpoints.ts';
import { createBrowserCallEndpoint, createVisitorEndpoint } from './visitor-endpoints.ts';
import { createWebVitalsEndpoints } from './web-vitals-endpoint.ts';

/** Loads the examples of blocks, which only previews and the studio show. */
const loadBlockExamples = async () => (await import('./block-examples.ts')).blockExamples;

/** HTTP server of all brands. */
export interface HttpServerOfAllBrands {
  readonly server: Server;
  /** Server of the operators' port; null without `operations`. It answers until the shops have closed. */
  readonly operators: Server | null;
  /** Keys of the sites that are served. */
  sites(): readonly { readonly key: string; readonly name: string; readonly hosts: readonly string[] }[];
  /** Engine API for a studio in this process. */
  readonly studio: StudioEngine;
  /** Clears every cached answer, page and piece of data. */
  clearCache(): void;
  /** Begins a graceful shutdown: `/healthz` fails at once, and requests under way have time to end. */
  close(): Promise<void>;
}

/** Creates the server from documents, blocks, calls and endpoints. Resolves when something can be served. */
export async function openHttpServerOfAllBrands(
  settings: ServerSettings,
  clock: () => number = Date.now,
  logTo: DestinationStream = pino.destination(1),
): Promise<HttpServerOfAllBrands> {
  const operations = await openOperations(settings.operations);
  const log = pino({ ...createLogOptions(settings.logLevel), ...operations.log }, logTo);
  const blocks: ServerBlocksByType = serverBlocks;
  const shared = settings.sharedFiles
    ? await openSharedFiles({ ...settings, ...settings.sharedFiles, clock, log })
    : null;
  const fonts = publishFontFiles(createFontFiles(settings.cutFonts), shared);
  const nodes = await openNodes(settings, clock, log);
  const { store, assets, notify, unsaved, drafts } = await openDocumentStoreWithPictures(
    settings,
    clock,
    log,
    fonts.has,
    nodes,
  );

  const caches = createShopCaches(settings.caching.pageBytes);
  let catalogue = createSiteCatalogue(store.view(), caches.mergedDocuments);
  const stopping = new AbortController();
  const events = createDevelopmentEventStream(stopping.signal);
  store.subscribe(({ documents }) => {
    catalogue = catalogue.renewed(documents);
    events.send('documents');
  });
  const edgePurging =
    settings.edge &&
    (await import('./edge-purging.ts')).startEdgePurging({
      ...{ edge: settings.edge, store, clock, log },
      catalogue: () => catalogue,
      caches: () => [engine.loader, caches.pages],
    });

  const errors = operations.countFailures(createErrorReporter(log, openErrorService(settings, clock, log)));
  const report = (failed: EngineFailureReport) => errors.part(failed);
  const siteMessages = createSiteMessages(shopMessages, ({ site, locale, id }) =>
    report({ kind: 'message', site, where: `${locale} ${id}`, error: new Error('the text has faults') }),
  );
  const limits = createAbuseLimits(settings, nodes, operations, clock, log);
  const accounts = parseCommerceApiCredentials(settings.accounts);
  const calls = createServerCommerceCalls({
    apiOrigin: settings.apiOrigin,
    ...(settings.apiTimeout !== undefined && { apiTimeout: settings.apiTimeout }),
    accountOf: (site) => {
      const account = accounts.get(catalogue.resolve(site)?.config.commerce.account ?? '');
      if (!account) throw new Error(`site ${site} has no account at the commerce API`);
      return account;
    },
    cartCookie: COOKIE_DEFINITIONS.anonymousCartToken.name,
    refusalTexts: (key, locale) => {
      const site = catalogue.resolve(key);
      return site ? createRefusalTextFinder(siteMessages(site, locale), site.config) : () => null;
    },
    fetch: createKeepAliveFetch(),
    now: clock,
    randomId: randomUUID,
    failed: (site, error) => report({ kind: 'call', site, where: 'session', error }),
    circuitChanged: createCircuitLogger(log),
    answerChanged: edgePurging?.answerChanged,
    ...{ nodes: nodes.apiWork, callLimits: settings.callLimits, limiter: limits.limiter, watch: limits.watch },
    ...operations.calls,
  });
  const commonServices = createCommonBlockServices({
    catalogue: () => catalogue,
    imageSources: assets.sources,
    apiOrigin: settings.apiOrigin,
  });
  const sealer = createCookieCipher(settings.sessionSecret, {
    previousSecrets: settings.previousSessionSecret ? [settings.previousSessionSecret] : [],
  });
  const granted = createApiGrantedCapabilityNarrower({
    load: (site) => calls.commerce(site.key, createAnonymousVisitor(site, clock())).site.capabilities(),
    saved: createGrantedCapabilitiesFileStore(join(settings.dataDir, 'capabilities'), (site, error) =>
      report({ kind: 'call', site, where: 'capabilities', error }),
    ),
    withoutApi: CAPABILITIES_WITHOUT_API,
    now: clock,
    failed: (site, error) => report({ kind: 'call', site, where: 'capabilities', error }),
  });
  const servedSites = () => granted.narrow(catalogue);
  const pending = (host: string) => granted.pending(catalogue, host);
  const refusedSessions = createRefusedSessionLog(clock, errors.refusedSession);
  const messageFiles = createShopMessageFiles({
    siteMessages,
    findSite: (key) => catalogue.resolve(key) ?? undefined,
    created: shared?.publish,
  });
  const sessions = createCookieSessionStore({
    cache: caches.openedSessions,
    sealer,
    renew: calls.renew,
    failed: (site, error) => report({ kind: 'call', site, where: 'session', error }),
    refused: refusedSessions.refuse,
  });
  const engine: EngineDependencies = {
    clock,
    catalogue: servedSites,
    pending,
    compiler: createPageCompiler(blockSchemas, assets.sources, siteMessages, ({ key: site }, { name }, { id, type }) =>
      report({
        kind: 'unknown-block',
        site,
        where: `${name} ${id}`,
        error: new Error(`there is no block type '${type}'`),
      }),
    ),
    loader: createBlockDataLoader(blocks, { sharedFor: settings.caching.dataFor }),
    sessions,
    visit: ({ site, visitor, session, now, reads, previewAt }) => {
      const commerce = calls.commerce(site.key, visitor, session, { previewAt, reads });
      const { locale, segment } = visitor;
      const capabilities = site.capabilities(segment);
      const messages = siteMessages(site, locale);
      const names = createMessageAccessor(paramNamesMessages, messages, site.config);
      const content = createContentReader({
        site,
        locale,
        capabilities,
        imageSources: assets.sources,
        messages,
        now,
      });
      const walletPurchase = site.config.features.walletPurchase && capabilities.has(WALLET_PURCHASE);
      const services: ShopBlockLoaderServices = { ...commonServices, commerce, content, walletPurchase };
      const resolvers = {
        ...createShopParamResolvers(() => commerce, names, capabilities.has('membership_program'), calls.programs),
        ...createContentResolvers({ site, locale, now, commerce, messages: names }),
      };
      return { resolvers, services };
    },
    report,
    limiter: limits.limiter,
    ...operations.tracer,
  };

  const sheets = createPageStyleSheetBuilder(baseStyleSheets, blocks, { created: shared?.publish });
  const scripts = createPageScriptFinders(settings.clientDir, { webVitals: operations.receiveWebVitals !== null });
  const parts: PageEndpointDependencies = {
    engine,
    blocks,
    messageFiles,
    languageSwitch: LanguageSwitch,
    siteMessages,
    render: createPageTreeHtmlRenderer(blocks),
    sheets,
    heads: createSharedHtmlHeadsBySite(fonts, assets.sources, caches.siteHeads),
    cache: caches.pages,
    edge: settings.edge !== undefined,
    isEdgePurged: edgePurging?.answerChanged !== undefined,
    edgePages: edgePurging?.pages,
    scripts: scripts.page,
    report,
    marksUnknown: settings.development,
    development: settings.development,
    payOrigin: settings.payOrigin ?? null,
    partnerOrigin: settings.partnerOrigin ?? null,
  };
  const pages = createPageEndpoint(parts);
  const previews: PreviewDependencies = {
    ...parts,
    stageScripts: scripts.stage,
    drafts,
    loadExample: async (type) => shiftExampleDates((await loadBlockExamples())[type]?.data, clock()),
    foresees: (site, at) => calls.foresees(site.key, createAnonymousVisitor(site, at), at),
    linkSecret: settings.linkSecret,
    runInLanguageOfEditor,
    studioOrigin: settings.studioOrigin ?? null,
    cmsOrigin: settings.cms.kind === 'directus' ? new URL(settings.cms.editors ?? settings.cms.url).origin : null,
  };
  const previewEndpoints = {
    ...{ parts, previews, ...limits },
    examples: { imageSources: assets.sources, siteMessages },
  };
  const clearCache = nodes.clearOnAllNodes(() => {
    calls.clearCache();
    granted.clear();
    engine.loader.clear();
    caches.pages.clear();
    caches.sitemaps.clear();
  });
  const cacheUse = () => [
    ...caches.use([engine.loader, engine.compiler, sheets, messageFiles]),
    ...[...calls.cacheUse(), ...(edgePurging?.pages ? [edgePurging.pages.use()] : [])],
  ];
  const customerData = [...sessions.customerData, ...calls.customerData, limits.limiter.customerData];
  const stopForgetting = startForgettingExpired(customerData, clock);
  const operators = operations.open({
    ...{ store, calls, nodes, edges: edgePurging, refusedSessions, clock, log },
    catalogue: () => catalogue,
    caches: cacheUse,
    customerData,
    ...{ stopping: stopping.signal, access: limits.access, failed: errors.request },
  });
  const endpoints = new Map<string, Endpoint | PlainAnswerEndpoint>([
    ['_page', pages.navigation],
    ...createStaticFileEndpoints({ ...settings, sheets, messageFiles, fonts, findImage: assets.find, shared }),
    ['_visitor', createVisitorEndpoint(engine, calls, randomUUID)],
    ['_api', withOutdatedPageMark(createBrowserCallEndpoint(engine, calls, randomUUID))],
    ['_logout', createLogoutEndpoint(engine, calls)],
    ['_unlinked', createLinkSocialAccountLaterEndpoint(engine, calls, sealer)],
    ['_consent', createConsentEndpoint(engine, randomUUID)],
    ['_analytics', createAnalyticsEndpoint({ engine, service: settings.customerData ?? null, randomId: randomUUID })],
    ...createWebVitalsEndpoints(operations, (host) => catalogue.byHost(host), clock),
    ['_region', createRegionEndpoint(servedSites)],
    ['_report', createBrowserReportEndpoint(errors.browser, clock)],
    ['_status', createStatusEndpoint(limits.access, operators.status)],
    [
      '3ds',
      createBankChallengeNoticeEndpoint({
        findSite: (host) => catalogue.byHost(host),
        siteMessages,
        partnerOrigin: settings.partnerOrigin ?? null,
      }),
    ],
    ['_cms', createCmsWebhookEndpoint(limits.access, clock, notify)],
    ...createPreviewEndpoints(previewEndpoints),
    ...(settings.development ? [['_dev', events.endpoint] as const] : []),
  ]);

  const discovery = createSiteDiscoveryFileEndpoints({
    sitemaps: caches.sitemaps,
    catalogue: servedSites,
    clock,
    listEntityEntries: (site) =>
      listSitemapParams({
        site,
        commerce: calls.commerce(site.key, createAnonymousVisitor(site, clock())),
        now: clock(),
      }),
    failed: (site, error) => report({ kind: 'call', site, where: 'sitemap', error }),
  });
  const findContentEndpoint = createPublicContentEndpointFinder({
    catalogue: servedSites,
    clock,
    imageSources: assets.sources,
    siteMessages,
  });
  const server = createHttpServer({
    trusted: parseTrustedProxies(settings.trustedProxies),
    ...(settings.connections && { limits: settings.connections }),
    ready: operators.hasDocuments,
    endpoints,
    findFile: (path) => discovery.get(path) ?? findContentEndpoint(path),
    page: withPreviews(
      withCacheClearingByParameter(pages.document, { ...limits.access, clock, clear: clearCache }),
      previewEndpoints,
    ),
    cached: pages.cached,
    serves: (host) => catalogue.byHost(host) !== undefined,
    lastResort: createLastResortPages({
      registry: shopMessages,
      siteMessages,
      findSite: (host) => catalogue.byHost(host),
    }),
    failed: errors.request,
    stopping: stopping.signal,
    siteOf: (host) => catalogue.byHost(host)?.key ?? null,
    ...operations.requests,
  });
  const connections = trackOpenSockets(server);
  nodes.start(server);
  return {
    server,
    operators: operators.server,
    sites: () =>
      catalogue.served.flatMap((key) => {
        const site = catalogue.byKey(key);
        return site ? [{ key, name: site.config.name, hosts: site.config.hosts }] : [];
      }),
    studio: createStudioEngine({
      store,
      unsaved,
      previews,
      blocks: blockSchemas,
      pictures: createStudioPictures({ store, catalogue: () => catalogue, find: assets.find }),
      messages: shopMessageCode,
      loadExampleProps: async (type) => (await loadBlockExamples())[type]?.props,
      // A server without previews never loads the states of flows.
      statesOfFlow: async (flow) => (await import('./flow-states.ts')).listShownFlowStates(flow),
    }),
    clearCache,
    close: async () => {
      stopping.abort();
      edgePurging?.stop();
      stopForgetting();
      await drainServer(server, connections, settings.shutdown);
      await store.stop();
      await nodes.close();
      operators.server?.close();
      await operations.close();
    },
  };
}
