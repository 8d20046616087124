import type { PageDocument } from '#schemas/generated/config/types.gen.ts';
import { buildContentKeyFromPagePath } from './content-index.ts';
import type { Site } from './site.ts';

/** Prefix of a content key relative to the page. */
const OWN = 'this-page.';

/**
 * Candidates for a content key on a page; `this-page.lead` is `lead` below the key of the page's path. For a moved
 * route the inherited path counts too.
 */
export function expandThisPageContentKey(
  site: Pick<Site, 'parent' | 'routes'>,
  page: Pick<PageDocument, 'path' | 'route'>,
  key: string,
): readonly string[] {
  if (!key.startsWith(OWN)) return [key];
  const name = key.slice(OWN.length);
  return [...new Set(pathsOf(site, page).map((path) => `${buildContentKeyFromPagePath(path)}.${name}`))];
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

/** A path pattern without parameters. */
function fixedPart(pattern: string): string {
  return pattern
    .split('/')
    .filter((segment) => !/^[:*]/.test(segment))
    .join('/');
}
