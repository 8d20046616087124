import { ApiError } from '../api/api-error.ts';
import { PageFault } from '../render/page-fault.ts';
import type { NavigationPayload } from '../render/page-payload.ts';
import {
  afterSignOut,
  type Engine,
  type FailureStatus,
  type PageRequest,
  type RequestContext,
  type Resolution,
  type ResolvedPage,
  resolveFailure,
  resolvePage,
} from '../resolve-page.ts';
import { type DocumentParts, type MadeDocument, renderDocument, VARY } from './made-document.ts';
import type { Rendition } from './page-keys.ts';
import { pagePayload } from './page-payload.ts';

/** The resolved page of a request, and for whom. */
interface Resolved {
  readonly arrival: RequestContext;
  readonly resolved: Resolution;
}

/** The resolved page of a request with its rendered text, or what the request gets in its place. */
export type RenderedPage = {
  /** As the request came in; `arrival` is signed out where a call has ended the session. */
  readonly received: RequestContext;
  readonly arrival: RequestContext;
} & (
  | { readonly resolved: ResolvedPage; readonly made: MadeDocument }
  | { readonly resolved: Exclude<Resolution, ResolvedPage>; readonly made?: never }
);

export interface PageRendererParts extends DocumentParts {
  readonly engine: Engine;
}

export type RenderPage = (
  rendition: Rendition,
  asked: PageRequest,
  received: RequestContext,
  origin: string,
) => Promise<RenderedPage>;

/** Resolves pages and renders them as documents or as the data of navigations. Pages that fail become error pages. */
export function createPageRenderer(parts: PageRendererParts): RenderPage {
  const { engine, sheets } = parts;

  async function render(
    rendition: Rendition,
    asked: PageRequest,
    received: RequestContext,
    origin: string,
  ): Promise<RenderedPage> {
    const { arrival, resolved } = await resolve(asked, received);
    if (resolved.kind !== 'page') return { received, arrival, resolved };
    if (rendition === 'document')
      return { received, arrival, resolved, made: renderDocument(parts, arrival, resolved, origin) };
    const styles = sheets.of(resolved.page.types, resolved.page.overlayTypes);
    return { received, arrival, resolved, made: madeData(pagePayload(arrival, resolved, styles, origin, parts)) };
  }

  /** Resolves the page, and again as an anonymous visitor when a call has ended the session. */
  async function resolve(asked: PageRequest, arrival: RequestContext): Promise<Resolved> {
    const resolved = await resolveOrFail(asked, arrival);
    if (!arrival.visitor.signedIn || arrival.session.current) return { arrival, resolved };
    const left = afterSignOut(arrival, asked);
    return { arrival: left, resolved: await resolveOrFail(asked, left) };
  }

  /** The page, or the site's error page. */
  async function resolveOrFail(asked: PageRequest, arrival: RequestContext): Promise<Resolution> {
    if (arrival.site.config.maintenance) return resolveMaintenance(asked, arrival);
    try {
      return await resolvePage(engine, arrival, asked);
    } catch (error) {
      if (asked.signal.aborted) throw error;
      const status = failureStatus(error);
      const page = error instanceof PageFault ? error.page : undefined;
      const failure = await resolveFailure(engine, arrival, asked, status, page);
      if (!failure) throw error;
      if (status !== 418) parts.report({ kind: 'page', site: arrival.site.key, where: asked.target, error });
      return failure;
    }
  }

  /** The maintenance page, without calls of the API. */
  async function resolveMaintenance(asked: PageRequest, arrival: RequestContext): Promise<Resolution> {
    const closed = await resolveFailure(engine, arrival, asked, 503);
    if (!closed) throw new Error(`the site ${arrival.site.key} is closed, and has no page that says so`);
    return closed;
  }

  return render;
}

/** An unavailable API is not a fault of this server. */
function failureStatus(error: unknown): FailureStatus {
  if (error instanceof PageFault) return error.status;
  return error instanceof ApiError && error.status === 503 ? 503 : 500;
}

/** Headers of the data of a navigation. */
export const DATA_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: VARY,
};

function madeData(payload: NavigationPayload): MadeDocument {
  return { status: 200, html: JSON.stringify(payload), headers: DATA_HEADERS };
}
