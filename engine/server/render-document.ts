import { type PageScriptFiles, renderDocumentHtml } from '../render/document-html.ts';
import { createDocumentTexts } from '../render/document-texts.ts';
import { encodeHtml } from '../render/encode-html.ts';
import { getPageMarkup } from '../render/page-markup-cache.ts';
import type { PageStyleSheetBuilder } from '../render/page-styles.ts';
import type { RenderPageTreeHtml } from '../render/render-page-html.tsx';
import { hasRightToLeftLanguage } from '../render/right-to-left-rules.ts';
import type { PageRequestContext, ResolvedPage } from '../resolve-page.ts';
import type { Site } from '../site/site.ts';
import { compressBodySentOnce } from './compress.ts';
import { createPagePayload, type PagePayloadDependencies } from './create-page-payload.ts';
import { renderDocumentHead } from './document-head.ts';
import { type HttpAnswer, type PageDocumentRequest } from './endpoint.ts';
import { calculateMaintenanceRetryAfterSeconds } from './maintenance-response.ts';
import { selectContentEncoding } from './page-cache.ts';
import { findPageSecurityPolicyExceptions } from './page-policy.ts';
import { createEnforcedSecurityPolicyHeaders } from './security-headers.ts';
import type { SharedHtmlHeadsBySite } from './site-head.ts';

/** What a document is made with. */
export interface DocumentRenderDependencies extends PagePayloadDependencies {
  readonly render: RenderPageTreeHtml;
  readonly sheets: PageStyleSheetBuilder;
  readonly heads: SharedHtmlHeadsBySite;
  readonly development: boolean;
  /** Scripts of a page whose blocks with code are of these types. */
  readonly scripts: (codeTypes: readonly string[]) => PageScriptFiles;
}

export const PRIVATE_VARY_HEADER = 'accept-encoding, cookie';

/** A page's whole document, before it is compressed. */
export interface UncompressedHtmlDocument {
  readonly status: number;
  /** HTML, or the JSON of a navigation, as UTF-8. */
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

export function renderPageDocument(
  parts: DocumentRenderDependencies,
  requestContext: PageRequestContext,
  resolved: ResolvedPage,
  origin: string,
): UncompressedHtmlDocument {
  const siteHead = parts.heads.of(requestContext.site);
  const { theme, fonts } = siteHead;
  const { types, overlayTypes } = resolved.page;
  const styles = parts.sheets.of(types, overlayTypes, hasRightToLeftLanguage(requestContext.site));
  const payload = {
    ...createPagePayload(requestContext, resolved, styles, origin, parts),
    styles: null,
    overlayStyles: styles.path,
    texts: createDocumentTexts(resolved.page.messages, resolved.page.site),
  };
  const render = () => {
    let isWhole = true;
    const markup = parts.render(payload, resolved.page.messages, (id) => {
      isWhole = false;
      const error = new Error('threw while the server rendered it');
      parts.report({ kind: 'block', site: requestContext.site.key, where: id, error });
    });
    return { markup, isWhole };
  };
  const scripts = parts.scripts(resolved.page.codeTypes);
  const head = renderDocumentHead(requestContext, resolved, payload.head, origin, siteHead);
  const { pieces, end } = renderDocumentHtml({
    payload,
    frame: getPageMarkup(resolved.page, payload, render),
    theme,
    styles,
    fonts,
    head,
    scripts,
    development: parts.development,
    closed: Boolean(requestContext.site.config.maintenance),
  });
  const capabilities = requestContext.site.capabilities(requestContext.visitor.segment);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...createEnforcedSecurityPolicyHeaders(
      findPageSecurityPolicyExceptions(requestContext.site, resolved, capabilities, parts),
      [theme.hash, styles.hash],
    ),
    ...(payload.head.noindex && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(resolved.status === 503 && {
      'retry-after': String(calculateMaintenanceRetryAfterSeconds(requestContext.site.config, requestContext.now)),
    }),
    ...(scripts.preload.length > 0 && { link: moduleLinks(scripts) }),
    ...createLanguageHeaders(requestContext.site),
  };
  // The head has the address of the page, so that it is seldom the same.
  const caches = (piece: string) =>
    piece === theme.css || piece === styles.css || (payload.customerId === null && piece !== head);
  return { status: resolved.status, body: encodeHtml(pieces, end, caches), headers };
}

/** Only an address that names no language depends on the header of the browser. */
function createLanguageHeaders({ config, view }: Pick<Site, 'config' | 'view'>) {
  if (config.locales.length === 1) return { vary: PRIVATE_VARY_HEADER };
  const isNamed = view.locale !== config.locales[0];
  return {
    vary: isNamed ? PRIVATE_VARY_HEADER : `${PRIVATE_VARY_HEADER}, accept-language`,
    'content-language': view.locale,
  };
}

/** Preloads the page's code in a header, which proxies may send as early hints. */
function moduleLinks({ entry, preload }: PageScriptFiles): string {
  return [entry, ...preload].map((script) => `<${script}>; rel=modulepreload`).join(', ');
}

/** A page's document for one visitor, outside the cache. */
export function renderPrivatePageDocumentAnswer(
  parts: DocumentRenderDependencies,
  requestContext: PageRequestContext,
  resolved: ResolvedPage,
  origin: string,
  request: Pick<PageDocumentRequest, 'headers'>,
): Promise<HttpAnswer> {
  return createPrivateDocumentAnswer(renderPageDocument(parts, requestContext, resolved, origin), request, {});
}

/** Private document that must not be stored. `cookies` is empty or has a Set-Cookie header. */
export async function createPrivateDocumentAnswer(
  { status, body, headers }: UncompressedHtmlDocument,
  request: Pick<PageDocumentRequest, 'headers'>,
  cookies: HttpAnswer['headers'],
): Promise<HttpAnswer> {
  const own = { ...headers, 'cache-control': 'private, no-store', ...cookies };
  const encoding = selectContentEncoding(request.headers.get('accept-encoding') ?? undefined);
  if (encoding === 'identity') return { status, headers: own, body };
  const compressed = await compressBodySentOnce(body, encoding);
  return { status, headers: { ...own, 'content-encoding': encoding }, body: compressed };
}
