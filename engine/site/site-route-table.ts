import type { RouteEntry, RoutesDocument } from '#schemas/generated/config/types.gen.ts';
import { isJsonObject } from './json.ts';
import type { MergedDocument } from './merged-document.ts';
import type { SiteRoute } from './routes/route.ts';
import { compileRouteTable, type RouteTable } from './routes/route-table.ts';

const known = new WeakMap<RouteEntry, SiteRoute>();

/** Route table of a merged document; paths of parent sites become former paths. */
export function createRouteTableFromRoutesDocument(document: MergedDocument<RoutesDocument> | undefined): RouteTable {
  const routes = Object.entries(document?.value.routes ?? {}).map(([id, entry]) => readRoute(id, entry));
  return compileRouteTable(
    routes.map((route) => ({ route, formerPaths: document ? formerPaths(document, route) : [] })),
  );
}

/** An entry without access rules requires sign-in and a closed gate. */
function readRoute(id: string, entry: RouteEntry): SiteRoute {
  const route = known.get(entry) ?? {
    id,
    path: entry.path ?? null,
    access: entry.access ?? 'protected',
    layout: entry.layout ?? 'default',
    gate: entry.gate === undefined ? { any: [] } : entry.gate,
    sitemap: entry.sitemap === undefined ? false : entry.sitemap,
    sitemapGate: entry.sitemapGate ?? null,
    ...(entry.signedOut !== undefined && { signedOut: entry.signedOut }),
    ...(entry.signsInAgain !== undefined && { signsInAgain: entry.signsInAgain }),
    screen: entry.screen ?? 'planned',
    params: entry.params ?? {},
    query: entry.query ?? [],
  };
  known.set(entry, route);
  return route;
}

function formerPaths(
  document: MergedDocument<RoutesDocument>,
  { id, path }: Pick<SiteRoute, 'id' | 'path'>,
): readonly string[] {
  const paths = document.sources.flatMap(({ value }) => {
    const routes = isJsonObject(value) && isJsonObject(value['routes']) ? value['routes'] : {};
    const entry = Object.hasOwn(routes, id) ? routes[id] : undefined;
    return isJsonObject(entry) && typeof entry['path'] === 'string' ? [entry['path']] : [];
  });
  return [...new Set(paths)].filter((former) => former !== path);
}
