import type { ConfigDocument } from '../cms/document.ts';
import { listInheritedFormerAddresses } from './former-addresses.ts';
import { isJsonObject } from './json.ts';
import type { ResolvedParamTypes, Site, SitePage } from './site.ts';

/** Pages of a site by route and by path. */
export interface SitePageIndex {
  ofRoute(routeId: string): readonly string[];
  /** The page with this current or former path. */
  atPath(path: string): string | undefined;
}

/** Paths are compared without letter case and trailing slash. */
export function normalisePagePath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

/** Looks up own pages, then those of the parent that were not changed or removed. */
export function createSitePageIndex(
  own: readonly ConfigDocument[],
  parent: Pick<Site, 'document' | 'pageForPath' | 'pagesOfRoute'> | null,
): SitePageIndex {
  const byRoute = new Map<string, string[]>();
  const byPath = new Map<string, string>();
  const byFormerPath = new Map<string, string>();
  const touched = new Set<string>();
  for (const document of own) {
    const { name, value } = document;
    touched.add(name);
    if (!isJsonObject(value) || value['disabled'] === true) continue;
    const inherited = value['inherit'] === false ? undefined : parent?.document('page', name);
    const path = value['path'] ?? inherited?.value.path;
    const route = value['route'] ?? inherited?.value.route;
    for (const former of listInheritedFormerAddresses([...(inherited?.sources ?? []), document], 'formerPaths', 'path'))
      byFormerPath.set(normalisePagePath(former), name);
    if (typeof path === 'string') byPath.set(normalisePagePath(path), name);
    else if (typeof route === 'string') byRoute.set(route, [...(byRoute.get(route) ?? []), name]);
  }
  return {
    ofRoute(routeId) {
      const inherited = parent?.pagesOfRoute(routeId) ?? [];
      return [...(byRoute.get(routeId) ?? []), ...inherited.filter((name) => !touched.has(name))];
    },
    atPath(path) {
      const folded = normalisePagePath(path);
      const own = byPath.get(folded);
      if (own !== undefined) return own;
      const inherited = parent?.pageForPath(folded)?.name;
      return inherited === undefined || touched.has(inherited) ? byFormerPath.get(folded) : inherited;
    },
  };
}

/** The pages with a path of their own, by path. */
export interface PagesByOwnPathIndex {
  readonly all: readonly SitePage[];
  /** Pages directly below a path. */
  readonly below: ReadonlyMap<string, readonly SitePage[]>;
}

export function createPagesByOwnPathIndex(pages: readonly SitePage[]): PagesByOwnPathIndex {
  const pathOf = ({ value }: SitePage) => normalisePagePath(value.path ?? '');
  const all = pages.filter(({ value }) => value.path !== undefined).sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  return { all, below: Map.groupBy(all, (page) => normalisePagePath(pathOf(page).replace(/\/[^/]*$/, ''))) };
}

/** The page whose `for` matches the parameter types most specifically; the first of equals. */
export function selectPageForParams(pages: readonly SitePage[], named: ResolvedParamTypes): SitePage | undefined {
  const conditions = (page: SitePage) => Object.entries(page.value.for ?? {});
  return pages
    .filter((page) => conditions(page).every(([param, type]) => named[param]?.type === type))
    .sort((a, b) => conditions(b).length - conditions(a).length)[0];
}
