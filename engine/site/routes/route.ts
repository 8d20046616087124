import type { Gate } from '#schemas/generated/config/types.gen.ts';

/** A route of a site: its path, and the floor of what any page on it asks of a visitor. */
export interface SiteRoute {
  readonly id: string;
  /** Pattern of the path; null where pages bring their own. */
  readonly path: string | null;
  readonly access: 'open' | 'protected';
  readonly layout: string;
  readonly gate: Gate | null;
  /** Null where the route is listed by its pages, if at all. */
  readonly sitemap: boolean | null;
  readonly sitemapGate: Gate | null;
  /** Id of the route for whoever signs out, or whose session ends, on this one; left out for the page to log in. */
  readonly signedOut?: string;
  /** Whether a customer whose session has ended logs in before the page is shown, though it is open to visitors. */
  readonly signsInAgain?: boolean;
  readonly screen: 'built' | 'planned';
  /** Name of the resolver of each path parameter that must name something. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters that change the page. */
  readonly query: readonly string[];
}

export const ROUTE_IDS = {
  home: 'home',
  login: 'login',
  logout: 'logout',
  contentPage: 'content-page',
  notFound: 'not-found',
  forcePasswordChange: 'force-password-change',
  post: 'blog.post',
  upgradeAccount: 'my-account.upgrade-account',
} as const;

/** Whether a route shows a not-found screen, whatever it matched. */
export function isNotFoundRoute(id: string): boolean {
  return id === ROUTE_IDS.notFound || id.endsWith(`.${ROUTE_IDS.notFound}`);
}
