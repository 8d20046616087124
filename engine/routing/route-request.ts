import type { Site } from '../site/site.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { ParamResolvers } from './param-resolver.ts';

/** Where pages are looked up; a preview looks elsewhere than the site itself. */
export type PageLookup = Pick<Site, 'pageForRoute' | 'pageForPath'>;

export interface RouteRequest {
  readonly site: Site;
  readonly visitor: Visitor;
  readonly capabilities: ReadonlySet<string>;
  readonly url: URL;
  readonly resolvers: ParamResolvers;
  readonly pages?: PageLookup;
  /** Whether the session of the request has ended, because its tokens hold no more. */
  readonly hasEnded?: boolean;
}
