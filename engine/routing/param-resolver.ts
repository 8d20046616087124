import type { PublicSiteFacts } from '../site/site.ts';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * Result of a resolver. `canonical` is the proper spelling (null to leave an optional parameter out), `route` the
 * current route of the item, `type` selects the page, `label` is the display name, `thing` is passed to loaders.
 */
export interface ResolvedParam {
  readonly canonical?: string | null;
  readonly route?: string;
  readonly type?: string;
  readonly label?: string;
  readonly value?: unknown;
}

export type ResolvedParams = Readonly<Record<string, ResolvedParam>>;

/** Context of a resolver, with the parameters resolved before it. */
export interface ParamContext {
  readonly site: PublicSiteFacts;
  readonly visitor: Visitor;
  readonly routeId: string;
  readonly param: string;
  readonly params: Readonly<Record<string, string>>;
  readonly named: ResolvedParams;
}

/** Resolves a parameter; null makes the page not found. */
export type ParamResolver = (
  value: string,
  context: ParamContext,
) => Promise<ResolvedParam | null> | ResolvedParam | null;

/** Resolvers by the name used in route documents. */
export type ParamResolvers = Readonly<Record<string, ParamResolver>>;
