import type { PageRequestContext } from '../resolve-page.ts';
import { addPathPrefix, removePathPrefix } from '../site/locale-addresses.ts';
import { localizeSite } from '../site/localized-site.ts';
import { type RequestProtocolAndPort, resolvePublicOrigin } from '../site/public-origin.ts';
import { LANGUAGE_PARAMETER } from '../visitor/start-parameters.ts';
import type { HttpAnswer } from './endpoint.ts';

/**
 * Address of the requested page in the locale of the visitor, so that each address has one language; null where the
 * request has the right address. It never has the parameter that chooses a language.
 */
export function findLocaleRedirect(
  { site, unlocalizedSite, wantedLocale, url }: PageRequestContext,
  protocol: RequestProtocolAndPort,
): string | null {
  const hasChoice = unlocalizedSite.config.locales.length > 1 && url.searchParams.has(LANGUAGE_PARAMETER);
  if (wantedLocale === site.view.locale && !hasChoice) return null;
  const target = localizeSite(unlocalizedSite, wantedLocale);
  const path = (removePathPrefix(site.pathPrefix, url.pathname) ?? url.pathname).replace(/^\/+/, '/');
  const query = new URLSearchParams(url.searchParams);
  query.delete(LANGUAGE_PARAMETER);
  const location = addPathPrefix(target.pathPrefix, path) + (query.size > 0 ? `?${query}` : '');
  const isSameHost = target.config.hosts[0] === site.config.hosts[0];
  return isSameHost ? location : resolvePublicOrigin(target.config, protocol) + location;
}

/** Redirect that depends on the visitor, so that caches must not store it. */
export function createLocaleRedirectAnswer(location: string, cookies: HttpAnswer['headers']): HttpAnswer {
  return {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', vary: 'accept-language, cookie', ...cookies },
    body: null,
  };
}
