import type { DocumentKind } from '../cms/document.ts';
import type { SiteRoute } from '../site/routes/route.ts';
import type { SitePage } from '../site/site.ts';
import type { ResolvedParams } from './param-resolver.ts';

export type RouteDecision = ShowPageDecision | RedirectDecision | NotFoundDecision;

export interface ShowPageDecision {
  readonly kind: 'page';
  readonly route: SiteRoute;
  /** Path parameters as the visitor wrote them, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly named: ResolvedParams;
  readonly page: SitePage;
  /** Name of the layout document. */
  readonly layout: string;
  readonly trace: RouteTrace;
}

export interface RedirectDecision {
  readonly kind: 'redirect';
  readonly status: 302 | 308;
  /** Path and query on this site. */
  readonly location: string;
  readonly reason: 'canonical' | 'moved' | 'forced' | 'login' | 'signed-out';
  readonly trace: RouteTrace;
}

/** Answered with 404 for any reason, so that nothing is revealed. */
export interface NotFoundDecision {
  readonly kind: 'not-found';
  readonly reason: 'path' | 'route' | 'gate' | 'param' | 'page';
  /** The route of the not-found page and that page, where the site has them. */
  readonly route: SiteRoute | null;
  readonly page: SitePage | null;
  readonly layout: string;
  readonly params: Readonly<Record<string, string>>;
  readonly trace: RouteTrace;
}

export type RouteTrace = readonly RouteTraceStep[];

/** A step of a route decision with the part of a document it is based on. */
export interface RouteTraceStep {
  readonly step: 'path' | 'route' | 'forced' | 'login' | 'gate' | 'param' | 'canonical' | 'page';
  readonly decision: string;
  readonly basis: RouteTraceDocumentPlace | null;
}

export interface RouteTraceDocumentPlace {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly pointer: string;
}
