import { ApiError } from '../api/api-error.ts';
import { ShowErrorPageInsteadError } from '../render/page-fault.ts';
import type { PageOrRedirectPayload } from '../render/page-payload.ts';
import { hasRightToLeftLanguage } from '../render/right-to-left-rules.ts';
import {
  type EngineDependencies,
  type PageFailureStatus,
  type PageRequest,
  type PageRequestContext,
  type PageResolution,
  type RequestOfResolution,
  type ResolvedPage,
  resolvePage,
  resolvePageShownOnFailure,
  toSignedOutRequestContext,
} from '../resolve-page.ts';
import { createPagePayload } from './create-page-payload.ts';
import { formatLoggablePagePath } from './loggable-page-path.ts';
import type { PageOutputFormat } from './page-cache-keys.ts';
import {
  type DocumentRenderDependencies,
  PRIVATE_VARY_HEADER,
  renderPageDocument,
  type UncompressedHtmlDocument,
} from './render-document.ts';

interface Resolved {
  readonly requestContext: PageRequestContext;
  readonly resolved: PageResolution;
}

/** A rendered page, or what is sent instead. */
export type RenderedPage = {
  /** Context before the page was resolved; `requestContext` is signed out if the session has ended. */
  readonly received: PageRequestContext;
  readonly requestContext: PageRequestContext;
} & (
  | { readonly resolved: ResolvedPage; readonly made: UncompressedHtmlDocument }
  | { readonly resolved: Exclude<PageResolution, ResolvedPage>; readonly made?: never }
);

export interface PageRendererDependencies extends DocumentRenderDependencies {
  readonly engine: EngineDependencies;
}

export type RenderPage = (
  rendition: PageOutputFormat,
  request: PageRequest,
  received: PageRequestContext,
  origin: string,
) => Promise<RenderedPage>;

/** Resolves pages and renders them as documents or as the data of navigations. Pages that fail become error pages. */
export function createPageRenderer(parts: PageRendererDependencies): RenderPage {
  const { engine, sheets } = parts;

  async function render(
    rendition: PageOutputFormat,
    request: PageRequest,
    received: PageRequestContext,
    origin: string,
  ): Promise<RenderedPage> {
    const { requestContext, resolved } = await resolve(request, received);
    if (resolved.kind !== 'page') return { received, requestContext, resolved };
    if (rendition === 'document') {
      const render = () => renderPageDocument(parts, requestContext, resolved, origin);
      const attributes = { brand: requestContext.site.key, route: resolved.route.id };
      const made = engine.tracer ? engine.tracer.traceSync('render', attributes, render) : render();
      return { received, requestContext, resolved, made };
    }
    const styles = sheets.of(
      resolved.page.types,
      resolved.page.overlayTypes,
      hasRightToLeftLanguage(requestContext.site),
    );
    return {
      received,
      requestContext,
      resolved,
      made: madeData(createPagePayload(requestContext, resolved, styles, origin, parts)),
    };
  }

  /** Resolves the page, and again as signed out when the session has ended. */
  async function resolve(request: PageRequest, requestContext: PageRequestContext): Promise<Resolved> {
    const resolved = await resolveOrFail(request, requestContext);
    if (!requestContext.visitor.signedIn || requestContext.session.current) return { requestContext, resolved };
    const left = toSignedOutRequestContext(requestContext, request);
    return { requestContext: left, resolved: await resolveOrFail(request, left) };
  }

  /** The page, or the site's error page. */
  async function resolveOrFail(
    request: RequestOfResolution,
    requestContext: PageRequestContext,
  ): Promise<PageResolution> {
    if (requestContext.site.config.maintenance) return resolveMaintenance(request, requestContext);
    try {
      return await resolvePage(engine, requestContext, request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      const status = failureStatus(error);
      const page = error instanceof ShowErrorPageInsteadError ? error.page : undefined;
      const failure = await resolvePageShownOnFailure(engine, requestContext, request, status, page);
      if (!failure) throw error;
      const { site, url } = requestContext;
      if (status !== 418)
        parts.report({ kind: 'page', site: site.key, where: formatLoggablePagePath(site, url), error });
      return failure;
    }
  }

  /** The maintenance page, made without API calls. */
  async function resolveMaintenance(
    request: Pick<PageRequest, 'signal'>,
    requestContext: PageRequestContext,
  ): Promise<PageResolution> {
    const closed = await resolvePageShownOnFailure(engine, requestContext, request, 503);
    if (!closed) throw new Error(`the site ${requestContext.site.key} is closed, and has no page that says so`);
    return closed;
  }

  return render;
}

/** 503 for an unavailable API, else 500. */
function failureStatus(error: unknown): PageFailureStatus {
  if (error instanceof ShowErrorPageInsteadError) return error.status;
  return error instanceof ApiError && error.status === 503 ? 503 : 500;
}

/** Headers of the data of a navigation. */
export const NAVIGATION_DATA_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: PRIVATE_VARY_HEADER,
};

function madeData(payload: PageOrRedirectPayload): UncompressedHtmlDocument {
  return { status: 200, body: Buffer.from(JSON.stringify(payload)), headers: NAVIGATION_DATA_HEADERS };
}
