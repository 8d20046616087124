import type { Site } from '../site/site.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { ParamResolvers } from './param-resolver.ts';

/** Page lookup, which previews replace. */
export type PageFinder = Pick<Site, 'pageForRoute' | 'pageForPath'>;

export interface RouteDecisionInput {
  readonly site: Site;
  readonly visitor: Visitor;
  readonly capabilities: ReadonlySet<string>;
  readonly url: URL;
  readonly resolvers: ParamResolvers;
  readonly pages?: PageFinder;
  /** Whether the session has just ended. */
  readonly hasEnded?: boolean;
}
