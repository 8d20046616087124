import { isNotFoundRoute, type SiteRoute } from '../../site/routes/route.ts';
import type { Site } from '../../site/site.ts';

/** Engine paths to disallow; pictures and styles stay allowed, because pages need them. */
const OWN = ['/_api', '/_visitor', '/_page', '/_analytics', '/_report', '/_status', '/_logout', '/_cms'];

/**
 * Disallows pages that require sign-in or belong to a purchase. A hidden site has noindex on each page, which robots
 * must be able to read.
 */
export function createRobotsTxt(site: Pick<Site, 'config' | 'routes'>, origin: string): string {
  if (site.config.discovery.noindex) return 'User-agent: *\nAllow: /\n';
  const closed = [...site.routes.routes.values()]
    .filter(isClosed)
    .flatMap(({ path }) => (path ? [patternOf(path)] : []));
  const lines = [...OWN, ...withoutCovered([...new Set(closed)]).flatMap(rulesOf)].map((rule) => `Disallow: ${rule}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function isClosed({ id, access, sitemap }: Pick<SiteRoute, 'id' | 'access' | 'sitemap'>): boolean {
  return !isNotFoundRoute(id) && (access === 'protected' || sitemap === false);
}

/** Rules for the path itself, below it and with a query, because a plain rule would match longer names too. */
function rulesOf(pattern: string): readonly string[] {
  return [`${pattern}$`, `${pattern}/`, `${pattern}?`];
}

/** `*` replaces parameters; optional ones are covered by the prefix. */
function patternOf(path: string): string {
  const segments = path.split('/').filter((segment) => !segment.endsWith('?'));
  return segments.map((segment) => (segment.startsWith(':') ? '*' : segment)).join('/');
}

/** Removes rules that another one covers. */
function withoutCovered(paths: readonly string[]): readonly string[] {
  const sorted = paths.toSorted((a, b) => a.length - b.length);
  return sorted.filter((path, index) => !sorted.slice(0, index).some((other) => path.startsWith(`${other}/`)));
}
