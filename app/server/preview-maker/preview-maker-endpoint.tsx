import { renderToStaticMarkup } from 'react-dom/server';
import { getEditorLanguage } from '#engine/messages/editor-messages.ts';
import { escapeHtml } from '#engine/render/escape-html.ts';
import { createInlineStyles } from '#engine/render/page-styles.ts';
import { createTextResponse, type Endpoint, type EngineRequest, toFetchResponse } from '#engine/server/endpoint.ts';
import { type PreviewDependencies, resolvePreviewedSite } from '#engine/server/preview/answer-preview.ts';
import {
  createPreviewLink,
  createPublishedPagePreviewSettings,
  formatPreviewAddressFromSettings,
  type PreviewContext,
  parsePreviewRequestTarget,
} from '#engine/server/preview/preview-context.ts';
import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import { createEnforcedSecurityPolicyHeaders } from '#engine/server/security-headers.ts';
import { type DevelopmentPageAccess, mayOpenDevelopmentPage } from '#engine/server/signed-link.ts';
import type { SiteCatalogue } from '#engine/site/site-catalogue.ts';
import { readDocumentIdFromCmsUrl, readDraftNameFromCmsUrl, resolveCmsDocumentPreview } from './document-preview.ts';
import makerCss from './preview-maker-page.css?inline';
import { previewMakerPageMessages as messages } from './preview-maker-page.messages.gen.ts';
import { PreviewLinkMakerPage, type PreviewLinkMakerPageProps } from './preview-maker-page.tsx';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const LIMIT = 16 * 1024;
const styles = createInlineStyles(makerCss);

type MakerParts = Pick<PreviewDependencies, 'engine' | 'drafts' | 'linkSecret' | 'cmsOrigin' | 'runInLanguageOfEditor'>;

/**
 * `/_preview`: form that creates preview links. `/_preview/open?document=…&version=…` leads from the CMS to a preview.
 * Outside development both require a signed link.
 */
export function createPreviewLinkMakerEndpoint(parts: MakerParts, closed: DevelopmentPageAccess): Endpoint {
  const { engine } = parts;
  return async (request) => {
    const { path, query } = request;
    if (path !== '/_preview' && path !== '/_preview/open') return nothing();
    const parameters = request.request.method === 'POST' ? await posted(request) : query;
    const key = keyIn(parameters);
    if (!mayOpenDevelopmentPage(`/_preview?${new URLSearchParams(key)}`, closed, engine.clock())) return nothing();
    const site =
      engine.catalogue().byHost(request.host) ?? engine.catalogue().byKey(engine.catalogue().served[0] ?? '');
    if (!site) return nothing();
    return parts.runInLanguageOfEditor(request.request.headers, site.view.locale, async () => {
      if (path === '/_preview/open') return opened(parts, request, key);
      const made = request.request.method === 'POST' ? await make(parts, parameters, request) : null;
      return page(parts, { ...formOf(parameters), ...made, carried: key });
    });
  };
}

function nothing(): Response {
  return createTextResponse(404, 'There is nothing at this address.\n');
}

async function posted({ request }: EngineRequest): Promise<URLSearchParams> {
  if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT) return new URLSearchParams();
  return new URLSearchParams(await request.text());
}

/** Signature of the link. */
function keyIn(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    ['expires', 'signature'].flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name) ?? '']] : [])),
  );
}

function formOf(parameters: URLSearchParams): Pick<PreviewLinkMakerPageProps, 'context' | 'days' | 'link' | 'note'> {
  return {
    context: readForm(parameters) ?? createPublishedPagePreviewSettings('/'),
    days: daysOf(parameters),
    link: null,
    note: parameters.get('note'),
  };
}

function daysOf(parameters: URLSearchParams): number {
  const days = Number(parameters.get('days') ?? 7);
  return Number.isInteger(days) && days >= 1 && days <= 90 ? days : 7;
}

/** The filled-in form as a preview; null if invalid. */
function readForm(parameters: URLSearchParams): PreviewContext | null {
  const text = (name: string) => parameters.get(name)?.trim() ?? '';
  const filled = ['site', 'draft', 'segment', 'locale', 'region'].flatMap((name) =>
    text(name) ? [[name, text(name)]] : [],
  );
  const lists = ['with', 'without'].flatMap((name) => (text(name) ? [[name, text(name).replaceAll(/\s/g, '')]] : []));
  const at = text('at');
  const query = new URLSearchParams([
    ['path', text('path') || '/'],
    ...filled,
    ...lists,
    ...(at ? [['at', /[Zz]$/.test(at) ? at : `${at}Z`]] : []),
    ...(parameters.get('signed-in') === 'true' ? [['signed-in', 'true']] : []),
  ]);
  return parsePreviewRequestTarget(`/preview?${query}`);
}

async function make(parts: MakerParts, parameters: URLSearchParams, { request, origin }: EngineRequest) {
  const { engine, linkSecret } = parts;
  const context = readForm(parameters);
  if (!context) return { note: messages.invalid() };
  const found = await resolvePreviewedSite(parts, context, new URL(origin).hostname, request.signal).catch(unknownName);
  if (typeof found === 'string') return { context, note: found };
  const now = engine.clock();
  // A fixed moment, so that the link always shows the same page.
  const fixed = { ...context, at: context.at ?? now - (now % MINUTE) };
  const target = createPreviewLink(fixed, now + daysOf(parameters) * DAY, linkSecret);
  return { context, link: originOf(engine.catalogue(), found.site.key, origin) + target };
}

function unknownName(error: unknown): string {
  if (error instanceof UnknownPreviewValueError) return error.message;
  throw error;
}

/** Origin of a brand: the origin of the request with the brand's first host. */
function originOf(catalogue: SiteCatalogue, key: string, origin: string): string {
  const here = new URL(origin);
  const [host] = catalogue.byKey(key)?.config.hosts ?? [];
  if (host === undefined || catalogue.byHost(here.hostname)?.key === key) return origin;
  here.hostname = host;
  return here.origin;
}

async function opened(
  { engine, drafts, linkSecret }: MakerParts,
  { query, origin, request }: EngineRequest,
  key: Record<string, string>,
): Promise<Response> {
  const id = readDocumentIdFromCmsUrl(query);
  if (id === null)
    return createTextResponse(404, 'Give the document its site and its name, and save it: then it shows here.\n');
  const name = readDraftNameFromCmsUrl(query);
  const laid = name === null ? null : await drafts(name, request.signal);
  const draft = resolveCmsDocumentPreview(laid?.catalogue ?? engine.catalogue(), id, name);
  if (!draft) return createTextResponse(404, `No site that is served shows ${id}.\n`);
  const now = engine.clock();
  const context = { ...draft.context, at: now - (now % MINUTE) };
  const form = new URLSearchParams([
    ...new URL(formatPreviewAddressFromSettings(draft.context), origin).searchParams,
    ...Object.entries(key),
    ['note', messages.needsAddress()],
  ]);
  const target = draft.needsAddress ? `/_preview?${form}` : createPreviewLink(context, now + HOUR, linkSecret);
  const location =
    draft.context.site === null ? target : originOf(engine.catalogue(), draft.context.site, origin) + target;
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return toFetchResponse({ status: 302, headers, body: null });
}

type Shown = Pick<PreviewLinkMakerPageProps, 'context' | 'days' | 'link' | 'note' | 'carried'>;

function page({ engine, cmsOrigin }: MakerParts, shown: Shown): Response {
  const catalogue = engine.catalogue();
  const sites = catalogue.served.flatMap((key) => catalogue.byKey(key) ?? []);
  const props: PreviewLinkMakerPageProps = {
    ...shown,
    sites: sites.map(({ key, config }) => ({ key, name: config.name, regions: [...config.subVariants.keys()] })),
    segments: [...new Set(sites.flatMap((site) => site.names('capabilities')))],
    capabilities: [
      ...new Set(
        sites.flatMap((site) => Object.keys(site.document('capabilities', 'default')?.value.capabilities ?? {})),
      ),
    ].sort(),
    locales: [...new Set(sites.flatMap(({ config }) => config.locales))],
  };
  const body = [
    `<!DOCTYPE html><html lang="${getEditorLanguage().tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex,nofollow"><title>${escapeHtml(messages.heading())}</title>`,
    `<style>${styles.css}</style></head><body>${renderToStaticMarkup(<PreviewLinkMakerPage {...props} />)}</body></html>`,
  ].join('');
  const ancestors = cmsOrigin === null ? [] : [cmsOrigin];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...createEnforcedSecurityPolicyHeaders({ payment: null, videos: [], ancestors }, [styles.hash]),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  };
  return toFetchResponse({ status: 200, headers, body });
}
