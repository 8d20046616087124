import { COOKIE_DEFINITIONS, createCookieReader, getCookieName } from '../../visitor/cookies.ts';
import type { PageVariant } from './page-variant.ts';

/** What an anonymous visitor sends to the edge to get the stored page of a variant. */
export interface EdgePageRequest {
  /** Scheme, host and port that the visitor's browser uses. */
  readonly origin: string;
  /** Path, and the query parameters that the route reads. */
  readonly target: string;
  /** `Cookie` header; empty for none. */
  readonly cookie: string;
  /** Language of the page, sent as the preferred one, so that no other language is chosen. */
  readonly locale: string;
}

/** The request for the page of an audience. `cookies` is the `Cookie` header of one of its visitors. */
export function createEdgePageRequest(
  { origin, target, cookies: sent }: Pick<EdgePageRequest, 'origin' | 'target'> & { readonly cookies: string },
  { locale, subVariant, consent, bannerDismissed }: PageVariant,
): EdgePageRequest {
  const place = { secure: origin.startsWith('https:') };
  const nameOf = (key: keyof typeof COOKIE_DEFINITIONS) => getCookieName(COOKIE_DEFINITIONS[key], place);
  const banner = createCookieReader(sent, place)(COOKIE_DEFINITIONS.siteBannerDismissal);
  const cookies: [name: string, value: string][] = [];
  if (subVariant !== null) cookies.push([nameOf('subVariant'), subVariant]);
  if (consent.size > 0) cookies.push([nameOf('consent'), [...consent].sort().join()]);
  if (bannerDismissed && banner !== undefined) cookies.push([nameOf('siteBannerDismissal'), banner]);
  const cookie = cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  return { origin, target, cookie, locale };
}

/** The same for requests to which the edge sends the same page. */
export function createEdgePageKey({ origin, target, cookie }: EdgePageRequest): string {
  return `${origin}${target}\n${cookie}`;
}
