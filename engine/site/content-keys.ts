import type { PageDocument } from '#schemas/generated/config/types.gen.ts';
import { getPageContentKey } from './content-index.ts';
import type { Site } from './site.ts';

/** How a text names what is written for the very page that it stands on. */
const OWN = 'this-page.';

/**
 * The keys that a text on a page may mean, the first that is there counts: `this-page.lead` is the entry `lead` below the
 * key of the page's path. Where a site moved a route, what is written for its usual path counts as well.
 */
export function resolveContentKeys(
  site: Pick<Site, 'parent' | 'routes'>,
  page: Pick<PageDocument, 'path' | 'route'>,
  key: string,
): readonly string[] {
  if (!key.startsWith(OWN)) return [key];
  const name = key.slice(OWN.length);
  return [...new Set(pathsOf(site, page).map((path) => `${getPageContentKey(path)}.${name}`))];
}

function pathsOf(
  site: Pick<Site, 'parent' | 'routes'>,
  { path, route }: Pick<PageDocument, 'path' | 'route'>,
): readonly string[] {
  if (path !== undefined) return [path];
  const own = site.routes.routes.get(route ?? '')?.path;
  return [
    ...(own ? [fixedPart(own)] : []),
    ...(site.parent ? pathsOf(site.parent, route === undefined ? {} : { route }) : []),
  ];
}

/** A path pattern without what differs from address to address. */
function fixedPart(pattern: string): string {
  return pattern
    .split('/')
    .filter((segment) => !/^[:*]/.test(segment))
    .join('/');
}
