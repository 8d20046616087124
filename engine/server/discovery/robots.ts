import { isNotFoundRoute, type SiteRoute } from '../../site/routes/route.ts';
import type { Site } from '../../site/site.ts';

/** Paths of the engine that are nobody's to read; pictures and styles are needed to see a page. */
const OWN = ['/_api', '/_visitor', '/_page', '/_analytics', '/_report', '/_status', '/_logout', '/_cms'];

/**
 * What robots may fetch: not what asks for a sign-in, nor what belongs to a purchase. A site that is kept out of search
 * engines says so on each page, which robots must be able to read.
 */
export function createRobotsTxt(site: Pick<Site, 'config' | 'routes'>, origin: string): string {
  if (site.config.discovery.noindex) return 'User-agent: *\nAllow: /\n';
  const closed = [...site.routes.routes.values()]
    .filter(isClosed)
    .flatMap(({ path }) => (path ? [patternOf(path)] : []));
  const lines = [...OWN, ...withoutCovered([...new Set(closed)]).flatMap(rulesOf)].map((rule) => `Disallow: ${rule}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function isClosed({ id, access, sitemap }: SiteRoute): boolean {
  return !isNotFoundRoute(id) && (access === 'protected' || sitemap === false);
}

/** The address, below it and with a query: a rule alone would also cover `/help/buying` with `/x/buy`. */
function rulesOf(pattern: string): readonly string[] {
  return [`${pattern}$`, `${pattern}/`, `${pattern}?`];
}

/** `*` stands for what differs; what is optional is left out, because the rules cover whatever stands below. */
function patternOf(path: string): string {
  const segments = path.split('/').filter((segment) => !segment.endsWith('?'));
  return segments.map((segment) => (segment.startsWith(':') ? '*' : segment)).join('/');
}

/** A rule that begins with another says nothing new. */
function withoutCovered(paths: readonly string[]): readonly string[] {
  const sorted = paths.toSorted((a, b) => a.length - b.length);
  return sorted.filter((path, index) => !sorted.slice(0, index).some((other) => path.startsWith(`${other}/`)));
}
