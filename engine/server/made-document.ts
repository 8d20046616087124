import { allBlocks } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { type BrowserScripts, documentHtml } from '../render/document-html.ts';
import type { HtmlTemplate } from '../render/html-template.ts';
import type { StyleSheets } from '../render/page-styles.ts';
import type { PageRenderer } from '../render/render-page.tsx';
import type { RequestContext, ResolvedPage } from '../resolve-page.ts';
import { retryAfter } from './closed-site.ts';
import { compressUncached } from './compress.ts';
import { renderHead } from './document-head.ts';
import { type Answer, type DocumentRequest } from './endpoint.ts';
import { acceptedEncoding } from './page-cache.ts';
import { type PayloadParts, pagePayload } from './page-payload.ts';
import { pagePolicy } from './page-policy.ts';
import { policyHeaders } from './security-headers.ts';
import type { SiteHeads } from './site-head.ts';

/** What a document is made with. */
export interface DocumentParts extends PayloadParts {
  readonly render: PageRenderer;
  readonly sheets: StyleSheets;
  readonly heads: SiteHeads;
  readonly development: boolean;
  /** Scripts of a page whose blocks with code are of these types. */
  readonly scripts: (codeTypes: readonly string[]) => BrowserScripts;
}

export const VARY = 'accept-encoding, cookie';

/** A page's whole document, before it is compressed. */
export interface RenderedDocument {
  readonly status: number;
  readonly html: string;
  readonly headers: Record<string, string>;
}

export function renderDocument(
  parts: DocumentParts,
  requestContext: RequestContext,
  resolved: ResolvedPage,
  origin: string,
): RenderedDocument {
  const siteHead = parts.heads.of(requestContext.site);
  const { theme, fonts } = siteHead;
  const styles = parts.sheets.of(resolved.page.types, resolved.page.overlayTypes);
  const payload = {
    ...pagePayload(requestContext, resolved, styles, origin, parts),
    styles: null,
    overlayStyles: styles.path,
  };
  const failed = (id: string) =>
    parts.report({
      kind: 'block',
      site: requestContext.site.key,
      where: id,
      error: new Error('threw while the server rendered it'),
    });
  const scripts = parts.scripts(resolved.page.codeTypes);
  const html = documentHtml({
    payload,
    frame: frameOf(resolved.page, () => parts.render(payload, failed)),
    theme,
    styles,
    fonts,
    head: renderHead(requestContext, resolved, payload.head, origin, siteHead),
    scripts,
    development: parts.development,
    closed: Boolean(requestContext.site.config.maintenance),
  });
  const capabilities = requestContext.site.capabilities(requestContext.visitor.segment);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...policyHeaders(pagePolicy(requestContext.site, resolved, capabilities, parts), [theme.hash, styles.hash]),
    ...(payload.head.noindex && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(resolved.status === 503 && {
      'retry-after': String(retryAfter(requestContext.site.config, requestContext.now)),
    }),
    ...(scripts.preload.length > 0 && { link: moduleLinks(scripts) }),
    vary: VARY,
  };
  return { status: resolved.status, html, headers };
}

/**
 * The code of a page, named before its document is read: a browser fetches it as soon as the headers are there, and what
 * stands in front of the shop may send them ahead as early hints.
 */
function moduleLinks({ entry, preload }: BrowserScripts): string {
  return [entry, ...preload].map((script) => `<${script}>; rel=modulepreload`).join(', ');
}

const frames = new WeakMap<CompiledPage, HtmlTemplate>();

/**
 * Where no block ships code and none around others has data, requests differ in kept HTML alone: the page is rendered
 * around it once.
 */
function frameOf(page: CompiledPage, render: () => HtmlTemplate): HtmlTemplate {
  const known = frames.get(page);
  if (known) return known;
  const frame = render();
  if (
    !allBlocks(page.nodes).some(
      ({ interactive, overlay, data, hasCode }) => (interactive && !overlay) || (data && hasCode),
    )
  )
    frames.set(page, frame);
  return frame;
}

/** A page's document for one visitor, outside the cache. */
export function documentAnswer(
  parts: DocumentParts,
  requestContext: RequestContext,
  resolved: ResolvedPage,
  origin: string,
  asked: Pick<DocumentRequest, 'headers'>,
): Promise<Answer> {
  return privateResponse(renderDocument(parts, requestContext, resolved, origin), asked, {});
}

/** A document for one visitor, which nothing on its way may keep. `cookies` is empty or the header that sets some. */
export async function privateResponse(
  { status, html, headers }: RenderedDocument,
  asked: Pick<DocumentRequest, 'headers'>,
  cookies: Answer['headers'],
): Promise<Answer> {
  const own = { ...headers, 'cache-control': 'private, no-store', ...cookies };
  const encoding = acceptedEncoding(asked.headers.get('accept-encoding') ?? undefined);
  if (encoding === 'identity') return { status, headers: own, body: html };
  const body = await compressUncached(Buffer.from(html), encoding);
  return { status, headers: { ...own, 'content-encoding': encoding }, body };
}
