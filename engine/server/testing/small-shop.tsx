import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import type { GetSiteMessages } from '../../messages/site-messages.ts';
import { getEngineMessages } from '../../messages/testing/engine-messages.ts';
import { noMessageFiles } from '../../messages/testing/no-messages.ts';
import { createPageCompiler } from '../../page/page-compiler.ts';
import { createBlockDataLoader } from '../../render/load-block-data.ts';
import { createPageStyleSheetBuilder } from '../../render/page-styles.ts';
import { createPageTreeHtmlRenderer } from '../../render/render-page-html.tsx';
import type { ServerBlock, ServerBlocksByType } from '../../render/server-block.ts';
import type { EngineDependencies, EngineFailureReport } from '../../resolve-page.ts';
import type { ParamResolver, ParamResolvers } from '../../routing/param-resolver.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import type { BlockSchema, BlockSchemas } from '../../validation/block-schemas.ts';
import type { CookieSessionStore } from '../../visitor/session-store.server.ts';
import type { EdgePages } from '../edge/edge-pages.ts';
import type { EngineRequest, PageDocumentRequest } from '../endpoint.ts';
import { createFontFiles } from '../font-files.ts';
import { createPageCache } from '../page-cache.ts';
import { createPageEndpoint, type PageEndpointDependencies } from '../page-endpoint.ts';
import { createSharedHtmlHeadsBySite } from '../site-head.ts';

const route = (path: string | null, more = {}) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: null,
  screen: 'built',
  ...more,
});
const layout = { version: 1, blocks: [{ id: 'page', type: 'outlet' }] };
const page = (id: string, type: string, more = {}) => ({
  version: 1,
  route: id,
  head: { title: id },
  blocks: [{ id: 'a', type }],
  ...more,
});
const brand = (name: string, more = {}) => ({
  version: 1,
  extends: 'base',
  name,
  hosts: [`${name}.localhost`],
  commerce: { account: name, pricingId: name },
  ...more,
});

const DOCUMENTS: Readonly<Record<string, unknown>> = {
  'base/site': { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'UTC' },
  'base/routes': {
    version: 1,
    routes: {
      home: route('/'),
      list: route('/list', { query: ['page', 'sort'] }),
      cart: route('/cart'),
      thing: route('/:thing', { params: { thing: 'thing' } }),
      checkout: route('/checkout', { layout: 'checkout' }),
      partner: route('/purchase/:partnerSlug', { layout: 'partner' }),
      'partner.not-found': route('/purchase/:partnerSlug/*', { layout: 'partner' }),
      account: route('/account', { access: 'protected' }),
      login: route('/login', { query: ['next'] }),
      'not-found': route('*'),
      'content-page': route(null),
    },
  },
  'base/layout/default': layout,
  'base/layout/checkout': layout,
  'base/layout/partner': { ...layout, framed: true },
  'base/page/home': page('home', 'count'),
  'base/page/list': page('list', 'count'),
  'base/page/cart': page('cart', 'own'),
  'base/page/thing': page('thing', 'count', { head: { title: 'Play {thing}' } }),
  'base/page/checkout': page('checkout', 'note'),
  'base/page/partner': page('partner', 'note'),
  'base/page/partner-not-found': page('partner.not-found', 'note'),
  'base/page/account': page('account', 'note'),
  'base/page/not-found': page('not-found', 'note'),
  'base/page/error-500': {
    version: 1,
    path: '/error/500',
    head: { title: 'failed' },
    blocks: [{ id: 'a', type: 'note' }],
  },
  'one/site': brand('one', {
    subVariants: { RADIO: { name: 'Radio', pricingId: 'one-b' }, TWIN: { name: 'Twin', pricingId: 'one' } },
  }),
  'two/site': brand('two'),
};

function schemaOf(type: string, data: BlockSchema['data'] = null): BlockSchema {
  return {
    type,
    title: type,
    category: 'section',
    interactive: false,
    overlay: null,
    flows: [],
    data,
    slots: [],
    routes: [],
    accepts: (value) => value !== undefined,
    schema: {},
  };
}

export interface TwoBrandTestPagesOptions {
  readonly documents?: Readonly<Record<string, unknown>>;
  readonly resolvers?: ParamResolvers;
  readonly load?: NonNullable<ServerBlock['load']>;
  /** Whether the block `count` is the main content of its pages. */
  readonly isMain?: boolean;
  readonly cacheBytes?: number;
  readonly sessions?: CookieSessionStore;
  readonly siteMessages?: GetSiteMessages;
  readonly edge?: boolean;
  readonly isEdgePurged?: boolean;
  readonly edgePages?: Pick<EdgePages, 'sent' | 'isChangedSince'>;
}

/** A page endpoint over two small brands in memory. Its block `count` shows how often it was loaded, and for whom. */
export function openTwoBrandTestPages(options: TwoBrandTestPagesOptions = {}) {
  const {
    documents = {},
    resolvers,
    load,
    isMain = false,
    cacheBytes,
    sessions,
    siteMessages = getEngineMessages,
    edge = false,
    isEdgePurged = false,
    edgePages,
  } = options;
  let now = 1_000_000;
  let loads = 0;
  let made = 0;
  let catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents: { ...DOCUMENTS, ...documents } }));
  const reports: EngineFailureReport[] = [];
  const count: ServerBlock = {
    component: ({ data, slots }) =>
      slots['main'] ? <section title={String(data)}>{slots['main']}</section> : <p>{String(data)}</p>,
    css: '.count{}',
    load:
      load ??
      (async ({ site, visitor, query, now: loadTime }) => ({
        data: `${site.key} ${visitor.pricingId} ${query} #${++loads}`,
        expires: loadTime + 1000,
      })),
  };
  const note: ServerBlock = { component: () => <p>note</p>, css: '.note{}', load: null };
  const blocks: ServerBlocksByType = { count, own: count, consented: count, note, live: note };
  const schemas: BlockSchemas = {
    count: { ...schemaOf('count', 'shared'), main: isMain },
    own: schemaOf('own', 'visitor'),
    consented: schemaOf('consented', 'consent'),
    note: schemaOf('note'),
    live: { ...schemaOf('live'), interactive: true },
  };
  const sources = () => ({ src: '', srcSet: '' });
  const cache = createPageCache(cacheBytes);
  const report = (one: EngineFailureReport) => void reports.push(one);
  const engine: EngineDependencies = {
    clock: () => now,
    catalogue: () => catalogue,
    compiler: createPageCompiler(schemas, sources, siteMessages, () => {}),
    loader: createBlockDataLoader(blocks),
    ...(sessions && { sessions }),
    visit: (requestContext) => {
      made++;
      const thing: ParamResolver = (value) => (value === 'boat' ? { canonical: 'boat', label: 'the <Boat>' } : null);
      return { resolvers: resolvers ?? { thing }, services: requestContext };
    },
    report,
  };
  const parts: PageEndpointDependencies = {
    engine,
    blocks,
    messageFiles: noMessageFiles,
    siteMessages,
    edge,
    isEdgePurged,
    edgePages,
    cache,
    payOrigin: 'https://pay.example',
    partnerOrigin: null,
    render: createPageTreeHtmlRenderer(blocks),
    sheets: createPageStyleSheetBuilder([{ name: 'a.css', css: 'body{}' }], blocks),
    heads: createSharedHtmlHeadsBySite(createFontFiles(), sources),
    scripts: (types) => ({ entry: '/_assets/entry.js', preload: types.map((type) => `/_assets/${type}.js`) }),
    report,
    marksUnknown: false,
    development: false,
  };
  return {
    endpoint: createPageEndpoint(parts),
    parts,
    reports,
    /** Documents that it was opened with. */
    documents: () => ({ ...DOCUMENTS, ...documents }),
    loads: () => loads,
    /** How many pages were worked out. */
    made: () => made,
    setNow: (time: number) => {
      now = time;
    },
    publish: (more: Readonly<Record<string, unknown>>) => {
      catalogue = catalogue.renewed(createTestPublishedDocuments({ documents: { ...DOCUMENTS, ...more } }));
    },
  };
}

export interface TestRequestOptions {
  readonly host?: string;
  readonly port?: number;
  readonly scheme?: 'http' | 'https';
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A request as the HTTP server passes it on. */
export function createTestRequestToEndpoint(target: string, options: TestRequestOptions = {}): EngineRequest {
  const { host = 'one.localhost', port, scheme = 'http', headers = {}, signal } = options;
  const origin = `${scheme}://${host}${port ? `:${port}` : ''}`;
  const [path = '/', ...query] = target.split('?');
  const request = new Request(`${origin}${target}`, { headers, ...(signal && { signal }) });
  const search = new URLSearchParams(query.join('?'));
  return { request, path, query: search, target, host, origin, port: port ?? null, address: null };
}

/** The same for a document. */
export function createTestDocumentRequest(target: string, options?: TestRequestOptions): PageDocumentRequest {
  const request = createTestRequestToEndpoint(target, options);
  return { ...request, headers: request.request.headers, signal: request.request.signal };
}
