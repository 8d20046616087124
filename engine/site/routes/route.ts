import type { Gate } from '#schemas/generated/config/types.gen.ts';

/** A route with its path and minimum access. */
export interface SiteRoute {
  readonly id: string;
  /** Path pattern; null where pages have their own paths. */
  readonly path: string | null;
  readonly access: 'open' | 'protected';
  readonly layout: string;
  readonly gate: Gate | null;
  /** Null where its pages decide. */
  readonly sitemap: boolean | null;
  readonly sitemapGate: Gate | null;
  /** Route after a sign-out or session end; missing for the login page. */
  readonly signedOut?: string;
  /** Whether an open page requires a new sign-in from a customer whose session has ended. */
  readonly signsInAgain?: boolean;
  readonly screen: 'built' | 'planned';
  /** Resolver names of path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters that change the page. */
  readonly query: readonly string[];
}

export const ROUTE_IDS_USED_BY_ENGINE = {
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
  return id === ROUTE_IDS_USED_BY_ENGINE.notFound || id.endsWith(`.${ROUTE_IDS_USED_BY_ENGINE.notFound}`);
}
