import { ApiError } from '../../api/api-error.ts';
import { trackSessionChangesDuringRequest } from '../../api/live-session.server.ts';
import { PageReadBudget } from '../../api/page-reads.ts';
import { isStageName } from '../../cms/unsaved-documents.ts';
import type { EditorLanguageRunner } from '../../messages/editor-languages.server.ts';
import { listBlocksInTree } from '../../page/compile-page.ts';
import type { CompiledNode } from '../../page/compiled-page.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import type { LoadedPageBlocks } from '../../render/load-block-data.ts';
import type { BlockDataResult } from '../../render/render-page-nodes.tsx';
import {
  type EngineDependencies,
  type PageRequestContext,
  type PageResolution,
  type RequestOfResolution,
  type ResolvedPage,
  resolvePage,
  resolvePageShownOnFailure,
} from '../../resolve-page.ts';
import type { ParamResolver, ParamResolvers } from '../../routing/param-resolver.ts';
import { findLocaleOfAddress, removePathPrefix } from '../../site/locale-addresses.ts';
import type { Site } from '../../site/site.ts';
import type { SiteCatalogue } from '../../site/site-catalogue.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import { readVisitor } from '../../visitor/read-visitor.ts';
import { createTextAnswer, type HttpAnswer, type PageDocumentRequest } from '../endpoint.ts';
import type { PageEndpointDependencies } from '../page-endpoint.ts';
import { createPrivateDocumentAnswer, renderPageDocument } from '../render-document.ts';
import {
  PREVIEW_BAR_STYLES,
  type PreviewBar,
  type PreviewedMomentPriceStatus,
  renderPreviewBar,
} from './preview-bar.ts';
import { createPreviewLink, formatPreviewAddressFromSettings, type PreviewContext } from './preview-context.ts';
import { rewriteShopLinksToPreview } from './preview-links.ts';
import { previewRefusalsMessages } from './preview-refusals.messages.gen.ts';
import { applyPreviewCapabilitiesToSite, applyPreviewToVisitor, UnknownPreviewValueError } from './preview-site.ts';
import { createStageCookieHeader } from './stage-cookie.ts';

export interface DocumentsWithDraftsApplied {
  readonly catalogue: SiteCatalogue;
  /** Errors of a site's drafts; null without drafts. */
  readonly problemsOf: (site: Site) => readonly ConfigError[] | null;
}

export interface PreviewDependencies extends PageEndpointDependencies {
  /** Like `scripts`, for the stage of a studio. */
  readonly stageScripts: PageEndpointDependencies['scripts'];
  /** Reads the drafts of a name. */
  readonly drafts: (name: string, signal: AbortSignal) => Promise<DocumentsWithDraftsApplied>;
  /** Example data of a customer block; undefined without one. */
  readonly loadExample: (type: string) => Promise<unknown>;
  /** Whether the API answers for this moment (epoch milliseconds) rather than for the present. */
  readonly foresees: (site: Site, moment: number) => Promise<boolean>;
  readonly linkSecret: string;
  readonly runInLanguageOfEditor: EditorLanguageRunner;
  /** Origin of the CMS, which may frame previews; null for none. */
  readonly cmsOrigin: string | null;
  /** Origin of the studio, which frames previews of its unsaved documents; null for none. */
  readonly studioOrigin: string | null;
}

/**
 * Answers a preview: other drafts, brand, visitor or moment, resolved like any page. Nobody is signed in; customer data
 * are examples.
 *
 * @param expires expiry of the link in epoch milliseconds; null in development.
 */
export async function answerPreview(
  parts: PreviewDependencies,
  context: PreviewContext,
  expires: number | null,
  request: PageDocumentRequest,
): Promise<HttpAnswer> {
  try {
    return await parts.runInLanguageOfEditor(request.headers, context.locale, () =>
      shown(parts, context, expires, request),
    );
  } catch (error) {
    if (error instanceof UnknownPreviewValueError) return createTextAnswer(404, `${error.message}\n`, NO_STORE_HEADERS);
    throw error;
  }
}

/** Headers that prevent caching, indexing and referrers. */
const NO_STORE_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Synthetic layout: links load documents, and prompts and payments are off. */
const PREVIEW_LAYOUT = 'gallery';

/** The preview bar is inserted before the page data. */
const PAGE_DATA = '<script type="application/json" id="page">';

async function shown(
  parts: PreviewDependencies,
  context: PreviewContext,
  expires: number | null,
  request: PageDocumentRequest,
): Promise<HttpAnswer> {
  const { origin } = request;
  const to = (path: string) => linkTo({ ...context, path }, expires, parts.linkSecret);
  const preview = await resolvePreview(parts, context, request);
  if (preview.kind === 'redirect')
    return { status: 302, headers: { ...NO_STORE_HEADERS, location: redirected(preview.location, to) }, body: null };
  const { site, problems, at, requestContext, resolved } = preview;
  const stage = isStage(context) ? parts.studioOrigin : null;
  const made = renderPageDocument(
    { ...parts, marksUnknown: true, ...(stage !== null && { marksBlocks: true, scripts: parts.stageScripts }) },
    requestContext,
    resolved,
    origin,
  );
  const attributes = `data-preview="${context.signedIn ? 'signed-in' : ''}"${stage === null ? '' : ` data-stage="${escapeHtml(stage)}"`}`;
  const marked = made.body.toString().replace('<html ', () => `<html ${attributes} `);
  const headers = {
    ...made.headers,
    ...NO_STORE_HEADERS,
    'content-security-policy':
      stage === null
        ? policyOf(made.headers, parts.cmsOrigin)
        : createStagePolicy(made.headers, stage, parts.cmsOrigin),
  };
  // A stage has no preview bar and no rewritten links: the studio shows the context and handles link clicks.
  if (stage !== null)
    return createPrivateDocumentAnswer({ status: 200, body: Buffer.from(marked), headers }, request, {
      ...NO_STORE_HEADERS,
      ...createStageCookieHeader(request.headers),
    });
  const { locale } = requestContext.visitor;
  const facts: PreviewBar = {
    context,
    site: { name: site.config.name, locale, timeZone: site.config.timeZone },
    segment: context.segment ?? site.config.defaultSegment,
    locale,
    region: requestContext.visitor.subVariant,
    at,
    shop: await shopMoment(parts, site, context),
    expires,
    page: resolved.route.id,
    status: resolved.status,
    problems,
    live: context.path,
  };
  const bar = await parts.runInLanguageOfEditor(request.headers, locale, () => renderPreviewBar(facts));
  const html = rewriteShopLinksToPreview(marked, to)
    .replace('</head>', () => `<style>${PREVIEW_BAR_STYLES.css}</style></head>`)
    .replace(PAGE_DATA, () => bar + PAGE_DATA);
  return createPrivateDocumentAnswer({ status: 200, body: Buffer.from(html), headers }, request, NO_STORE_HEADERS);
}

export type ResolvedPreview =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page';
      readonly site: Site;
      /** Errors of the drafts; null without drafts. */
      readonly problems: readonly ConfigError[] | null;
      /** The moment that is shown, in epoch milliseconds. */
      readonly at: number;
      readonly requestContext: PageRequestContext;
      readonly resolved: ResolvedPage;
    };

/**
 * Resolves a page in a preview, like any page.
 * @throws UnknownPreviewValueError for an unknown value or a missing page.
 */
export async function resolvePreview(
  parts: Pick<PreviewDependencies, 'drafts' | 'loadExample' | 'engine'>,
  context: PreviewContext,
  { host, origin, signal }: Pick<PageDocumentRequest, 'host' | 'origin' | 'signal'>,
): Promise<ResolvedPreview> {
  const { site, problems, path } = await resolvePreviewedSite(parts, context, host, signal);
  const at = context.at ?? parts.engine.clock();
  const engine = previewEngine(parts, site, at, context);
  const requestContext = requestContextAt(site, { ...context, path }, at, origin);
  const request = { host, target: path, cookies: '', secure: requestContext.secure, address: null, signal };
  const resolved = await resolveOrFail(engine, requestContext, request);
  if (resolved.kind === 'redirect') return { kind: 'redirect', location: resolved.location };
  if (resolved.kind === 'nothing')
    throw new UnknownPreviewValueError(previewRefusalsMessages.noPage({ path: context.path }));
  const { page } = resolved;
  const shownPage = { ...page, layout: PREVIEW_LAYOUT, head: { ...page.head, noindex: true } };
  return { kind: 'page', site, problems, at, requestContext, resolved: { ...resolved, page: shownPage } };
}

/** Whether a preview shows the unsaved documents of a studio. */
export function isStage({ draft }: Pick<PreviewContext, 'draft'>): boolean {
  return draft !== null && isStageName(draft);
}

/**
 * Site and path of a preview, with the errors of its drafts; null without drafts. A path with the prefix of a locale
 * shows that locale, and links keep it as a setting of the preview.
 *
 * @throws UnknownPreviewValueError for an unknown value.
 */
export async function resolvePreviewedSite(
  { engine, drafts }: Pick<PreviewDependencies, 'engine' | 'drafts'>,
  context: PreviewContext,
  host: string,
  signal: AbortSignal,
): Promise<{ readonly site: Site; readonly path: string; readonly problems: readonly ConfigError[] | null }> {
  const laid = context.draft === null ? null : await drafts(context.draft, signal);
  const catalogue = laid?.catalogue ?? engine.catalogue();
  const found = context.site === null ? catalogue.byHost(host) : catalogue.byKey(context.site);
  if (!found) throw new UnknownPreviewValueError(previewRefusalsMessages.noSite({ site: context.site ?? host }));
  const { prefix, locale } = findLocaleOfAddress(found.config.localeAddresses, {
    host,
    pathname: new URL(context.path, 'http://preview.invalid').pathname,
  }) ?? { prefix: '', locale: null };
  return {
    site: applyPreviewCapabilitiesToSite(found, { ...context, locale: context.locale ?? locale }),
    path: removePathPrefix(prefix, context.path) ?? context.path,
    problems: laid?.problemsOf(found) ?? null,
  };
}

async function shopMoment(
  { engine, foresees }: Pick<PreviewDependencies, 'foresees' | 'engine'>,
  site: Site,
  { at }: Pick<PreviewContext, 'at'>,
): Promise<PreviewedMomentPriceStatus> {
  if (at === null) return 'now';
  if (await foresees(site, at)) return 'foreseen';
  return at <= engine.clock() ? 'past' : 'unforeseen';
}

function requestContextAt(site: Site, context: PreviewContext, now: number, origin: string): PageRequestContext {
  const secure = origin.startsWith('https:');
  const url = new URL(context.path, origin);
  const { visitor } = readVisitor({ site, url, cookie: () => undefined, secure, now });
  return {
    site,
    unlocalizedSite: site,
    wantedLocale: site.view.locale,
    visitor: applyPreviewToVisitor(visitor, site, context),
    session: trackSessionChangesDuringRequest(null),
    setCookies: [],
    secure,
    url,
    now,
    reads: PageReadBudget.forPreview(),
    previewAt: context.at,
  };
}

/** An engine at another moment, without sessions and with example data. */
function previewEngine(
  parts: Pick<PreviewDependencies, 'loadExample' | 'engine'>,
  site: Site,
  at: number,
  { signedIn }: Pick<PreviewContext, 'signedIn'>,
): EngineDependencies {
  const { engine, loadExample } = parts;
  const catalogue = engine.catalogue();
  const { sessions: _, ...rest } = engine;
  if (!signedIn) return { ...rest, clock: () => at };
  return {
    ...rest,
    clock: () => at,
    catalogue: () => ({ ...catalogue, byKey: (key) => (key === site.key ? site : catalogue.byKey(key)) }),
    visit: (requestContext) => {
      const visit = engine.visit(requestContext);
      return { ...visit, resolvers: forNobody(visit.resolvers) };
    },
    loader: {
      ...engine.loader,
      load: async (nodes, context, failed) => {
        const lost: Parameters<typeof failed>[] = [];
        const loaded = await engine.loader.load(nodes, context, (...failure) => lost.push(failure));
        const examples = await loadExamples(nodes, loaded, loadExample);
        for (const failure of lost) if (!examples.has(failure[0])) failed(...failure);
        return { ...loaded, results: new Map<string, BlockDataResult>([...loaded.results, ...examples]) };
      },
    },
  };
}

/** Replaces resolvers that require a customer. */
function forNobody(resolvers: ParamResolvers): ParamResolvers {
  const lenient =
    (resolve: ParamResolver): ParamResolver =>
    async (value, context) => {
      try {
        return await resolve(value, context);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return {};
        throw error;
      }
    };
  return Object.fromEntries(Object.entries(resolvers).map(([name, resolve]) => [name, lenient(resolve)]));
}

async function loadExamples(
  nodes: readonly CompiledNode[],
  { results }: LoadedPageBlocks,
  loadExample: PreviewDependencies['loadExample'],
): Promise<ReadonlyMap<string, BlockDataResult>> {
  const examples = new Map<string, BlockDataResult>();
  for (const { id, type, data } of listBlocksInTree(nodes)) {
    const example =
      (data === 'visitor' || data === 'customer') && results.get(id)?.ok !== true ? await loadExample(type) : undefined;
    if (example !== undefined) examples.set(id, { ok: true, data: example });
  }
  return examples;
}

async function resolveOrFail(
  engine: EngineDependencies,
  requestContext: PageRequestContext,
  request: RequestOfResolution,
): Promise<PageResolution> {
  try {
    return await resolvePage(engine, requestContext, request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    const failure: ResolvedPage | null = await resolvePageShownOnFailure(engine, requestContext, request, 500);
    if (!failure) throw error;
    return failure;
  }
}

function linkTo(context: PreviewContext, expires: number | null, secret: string): string {
  return expires === null ? formatPreviewAddressFromSettings(context) : createPreviewLink(context, expires, secret);
}

/** Keeps redirects inside the preview. */
function redirected(location: string, to: (path: string) => string): string {
  return /^\/(?![/\\])/.test(location) ? to(location) : location;
}

function policyOf({ 'content-security-policy': policy = '' }: Readonly<Record<string, string>>, framer: string | null) {
  const styled = policy.replace("style-src 'self'", `style-src 'self' 'sha256-${PREVIEW_BAR_STYLES.hash}'`);
  return framer === null ? styled : styled.replace(/frame-ancestors [^;]*/, `frame-ancestors 'self' ${framer}`);
}

/**
 * Policy of a stage: only the studio may frame it, also where the CMS frames the studio, and it can send no requests,
 * because the browser may be signed in to the shop.
 */
function createStagePolicy(
  { 'content-security-policy': policy = '' }: Readonly<Record<string, string>>,
  studio: string,
  cms: string | null,
) {
  const replaced = [
    ['frame-ancestors', cms === null ? studio : `${studio} ${cms}`],
    ['connect-src', "'none'"],
    ['form-action', "'none'"],
  ] as const;
  const retainedRules = policy
    .split('; ')
    .filter((rule) => !/^(?:frame-ancestors|connect-src|form-action|report-uri) /.test(rule));
  return [...retainedRules, ...replaced.map((rule) => rule.join(' '))].join('; ');
}
