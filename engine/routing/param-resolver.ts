import type { PublicSiteFacts } from '../site/site.ts';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * What a parameter of the path or the query names. `canonical` is how its path is properly written, null where an optional parameter is
 * properly left out; `route` is where the page of a path's parameter is at the moment, with the same parameters;
 * `type` picks the page, `label` is what people call it, and `thing` is for the loaders of the page.
 */
export interface ResolvedParam {
  readonly canonical?: string | null;
  readonly route?: string;
  readonly type?: string;
  readonly label?: string;
  readonly thing?: unknown;
}

/** What each parameter names, by parameter. */
export type ResolvedParams = Readonly<Record<string, ResolvedParam>>;

/** What a resolver may look at: the parameters before its own are already named. */
export interface ParamContext {
  readonly site: PublicSiteFacts;
  readonly visitor: Visitor;
  readonly routeId: string;
  readonly param: string;
  readonly params: Readonly<Record<string, string>>;
  readonly named: ResolvedParams;
}

/** Finds what a parameter names; null for nothing, which makes the page not found. */
export type ParamResolver = (
  value: string,
  context: ParamContext,
) => Promise<ResolvedParam | null> | ResolvedParam | null;

/** Resolvers by the name that routes documents give them. */
export type ParamResolvers = Readonly<Record<string, ParamResolver>>;
