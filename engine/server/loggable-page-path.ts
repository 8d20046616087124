import { findSiteRouteOfUrl } from '../routing/decide-route.ts';
import type { Site } from '../site/site.ts';
import { removeQueryAndTokensFromLogPath } from './loggable-target.ts';

/** Path of a page for logs: the pattern of its route, because an id in the path may be a customer's. Content pages have none in theirs. */
export function formatLoggablePagePath(site: Site, url: URL): string {
  const pattern = findSiteRouteOfUrl(site, url)?.path ?? null;
  return pattern === null ? removeQueryAndTokensFromLogPath(url.pathname) : pattern.replaceAll('?', '');
}
