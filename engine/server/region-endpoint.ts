import { isPseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { findRegionOfSite } from '../page/region-of-site.ts';
import type { SiteCatalogue } from '../site/site-catalogue.ts';
import { createJsonResponse, createTextResponse, type Endpoint } from './endpoint.ts';

/** Cache lifetime in seconds. */
const KEPT = 60;

/** `GET /_region/<locale>`: the country of a site, for forms that are made in the browser; null without one. */
export function createRegionEndpoint(catalogue: () => Pick<SiteCatalogue, 'byHost'>): Endpoint {
  return ({ host, path }) => {
    const [, , locale = '', ...more] = path.split('/');
    const site = catalogue().byHost(host);
    const isKnown = site?.config.locales.includes(locale) || isPseudoLocale(locale);
    if (!site || !isKnown || more.length > 0) return createTextResponse(404, 'There is nothing at this address.\n');
    const headers = { 'cache-control': `public, max-age=${KEPT}` };
    return createJsonResponse(200, findRegionOfSite(site, locale), headers);
  };
}
