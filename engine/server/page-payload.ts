import type { CompiledPage } from '../page/compiled-page.ts';
import type { PagePayload, PagePayment } from '../render/page-payload.ts';
import type { BlockStyles } from '../render/page-styles.ts';
import { renderNodes } from '../render/render-nodes.tsx';
import type { ServerBlocks } from '../render/server-block.ts';
import type { Arrival, EngineReport, ResolvedPage } from '../resolve-page.ts';
import type { NamedThings } from '../routing/param-resolver.ts';
import { buildQuery } from '../site/routes/build-path.ts';
import type { Route } from '../site/routes/route.ts';
import type { Site } from '../site/site.ts';

export interface PayloadParts {
  readonly blocks: ServerBlocks;
  readonly report: (report: EngineReport) => void;
  readonly marksUnknown: boolean;
  /** Origin of the operator's payment pages; null where there are none. */
  readonly payOrigin: string | null;
}

/** Renders a resolved page into what the browser gets. */
export function pagePayload(
  { site, visitor, url }: Arrival,
  resolved: ResolvedPage,
  styles: BlockStyles,
  origin: string,
  { blocks, report, marksUnknown, payOrigin }: PayloadParts,
): PagePayload {
  const { page, loaded, route, named } = resolved;
  const capabilities = site.capabilities(visitor.segment);
  const failed = (id: string, type: string, error: unknown) =>
    report({ kind: 'block', site: site.key, where: `${type} ${id}`, error });
  const context = { site: page.site, capabilities, href: site.routes.href };
  const nodes = renderNodes(page, { blocks, context, results: loaded.results, marksUnknown, failed });
  return {
    kind: 'page',
    status: resolved.status,
    url: url.pathname + url.search,
    routeId: route.id,
    layout: page.layout,
    head: {
      ...page.head,
      title: withNames(page.head.title, named, route),
      description: page.head.description && withNames(page.head.description, named, route),
      noindex: page.head.noindex || site.config.discovery.noindex || resolved.status !== 200,
      canonical: (site.config.discovery.origin ?? origin) + url.pathname + canonicalQuery(route, named),
    },
    nodes,
    styles: styles.path,
    site: page.site,
    capabilities: [...capabilities],
    customerId: visitor.customerId,
    routes: linkedRoutes(page, site),
    ...(takesPayment(site, page) && { payment: paymentOf(site, payOrigin) }),
  };
}

/** Whether a page may reach payment gateways: its layout decides. */
export function takesPayment({ document }: Site, { layout }: CompiledPage): boolean {
  return document('layout', layout)?.value.policy === 'payment';
}

function paymentOf({ config }: Site, origin: string | null): PagePayment {
  const gateways = [...config.gateways].map(([key, { scripts = [] }]) => [key, scripts]);
  return { origin, gateways: Object.fromEntries(gateways) };
}

/** Puts what parameters refer to in place of `{name}`; nothing for one that the route knows and the address leaves out. */
function withNames(text: string, named: NamedThings, { params }: Route): string {
  const filled = text.replace(
    /\{([A-Za-z][A-Za-z0-9]*)\}/g,
    (whole, name: string) => named[name]?.label ?? (Object.hasOwn(params, name) ? '' : whole),
  );
  return filled.trimEnd();
}

/** The query parameters that name something of their own, such as a further page of a list. */
function canonicalQuery({ query }: Route, named: NamedThings): string {
  const proper = query.flatMap((name) => {
    const canonical = named[name]?.canonical ?? null;
    return canonical === null ? [] : [[name, canonical]];
  });
  return buildQuery(new URLSearchParams(proper));
}

/** Paths of the routes that blocks with code link to by themselves. */
function linkedRoutes({ linkedRoutes: ids }: CompiledPage, { routes: { routes } }: Site): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const id of ids) {
    const path = routes.get(id)?.path;
    if (path) paths[id] = path;
  }
  return paths;
}
