import { isGateOpen } from '#engine/capabilities/gate.ts';
import type { PagePayloadNode } from '#engine/page/page-node.ts';
import { parseRequestPath } from '#engine/site/routes/request-path.ts';
import type { SiteRoute } from '#engine/site/routes/route.ts';
import type { Site } from '#engine/site/site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { readAndCheckProjectDocuments } from '../../scripts/commands/project.ts';
import type { Brand } from './brands.ts';
import { BrowserlessVisitor } from './shop-caller.ts';
import type { RunningTestShopDetails } from './shop-process.ts';

/** A page to check: a route's URL and its visitor. Pages of a route with different blocks count separately. */
export interface RoutePageToCheck {
  readonly routeId: string;
  readonly path: string;
  readonly isCustomer: boolean;
}

export interface RoutePagesToCheck {
  readonly targets: readonly RoutePageToCheck[];
  /** Routes open to the visitor without a known URL. */
  readonly unreached: readonly string[];
}

/** The demonstration customer with the most account data. */
export const getDemoCustomerEmail = (brand: Brand) => `ada@${brand}.example`;

/** What a path names where a brand has none, such as an order of a brand that sells only memberships. */
const MISSING_THING = 'nobody';

/** An offer of a brand whose pages link to none. */
const UNLINKED_OFFERS: Readonly<Partial<Record<Brand, string>>> = { sunnyside: 'sunnyside-club' };

/** Routes about what a brand doesn't sell: draws with tickets, syndicates and subscriptions. Their pages are not found. */
export const ROUTES_WITHOUT_PAGES: Readonly<Partial<Record<Brand, readonly string[]>>> = {
  sunnyside: [
    'my-account.syndicate-tickets.share',
    'my-account.scheduled-purchases.detail',
    'my-account.subscriptions.ticket',
    'offer.draw',
    'offer.draw.buy',
  ],
};

/** URLs that no page links to, from mails or redirects. What they name need not exist. */
const UNLINKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'login.autologin': { autologinToken: 'expired-token' },
  'login.transfer': { autologinToken: 'expired-token' },
  unsubscribe: { customerId: 'nobody' },
  'communication-preferences.by-id': { id: 'nobody' },
  'purchase.partner.autologin': { autologinToken: 'expired-token' },
};

/** Maximum pages per kind to follow for links, and per route to fetch while seeking other kinds. */
const FOLLOWED = 2;
const IN_VAIN = 15;

/**
 * All pages of a brand: routes from its documents, and their URLs by following links as a visitor and as a customer.
 */
export async function findRoutePagesToCheck(
  shop: Pick<RunningTestShopDetails, 'port' | 'project'>,
  brand: Brand,
): Promise<RoutePagesToCheck> {
  const site = await siteOf(shop, brand);
  const open = openRoutes(site);
  const first = [...open.values()].flatMap(({ id, path }) => addressOf(site, id, path) ?? []);
  const contents = contentPaths(site);
  const known = knownThings(site, brand);
  const visitor = new BrowserlessVisitor(shop.port, { brand });
  const customer = new BrowserlessVisitor(shop.port, { brand });
  await customer.signIn(getDemoCustomerEmail(brand));
  await beginWithdrawal(customer, known);
  const targets = new Map<string, RoutePageToCheck>();
  const walk = async (caller: BrowserlessVisitor, isCustomer: boolean, from: readonly string[]) => {
    for (const { routeId, path, kind } of await follow(caller, site, from)) {
      learn(site, path, known);
      if (open.has(routeId) && !targets.has(kind)) targets.set(kind, { routeId, path, isCustomer });
    }
  };
  const unreached = () => {
    const reached = new Set([...targets.values()].map(({ routeId }) => routeId));
    return [...open.keys()].filter((id) => !reached.has(id));
  };
  await walk(visitor, false, [...first, ...contents]);
  await walk(customer, true, first);
  const walkUnreached = async (missing?: string) => {
    const guessed = unreached().flatMap((id) => guess(site, id, known, missing) ?? []);
    await walk(visitor, false, guessed);
    await walk(customer, true, guessed);
  };
  await walkUnreached();
  await walkUnreached(MISSING_THING);
  for (const caller of [visitor, customer]) caller.close();
  // The logout page goes last.
  const isLast = ({ routeId }: RoutePageToCheck) => routeId === 'logout';
  const all = [...targets.values()];
  return { targets: [...all.filter((one) => !isLast(one)), ...all.filter(isLast)], unreached: unreached() };
}

/** Values of path parameters by resolver, or by name without one. */
type Known = Map<string, string>;

function knownThings(site: Site, brand: Brand): Known {
  const [partner] = Object.keys(site.document('site', 'site')?.value.partners ?? {});
  const offer = UNLINKED_OFFERS[brand];
  return new Map([
    ...(partner === undefined ? [] : [['partner', partner] as const]),
    ...(offer === undefined ? [] : [['product-offer', offer] as const]),
  ]);
}

/** Creates a withdrawal, so that pages link to one. */
async function beginWithdrawal(customer: BrowserlessVisitor, known: Known): Promise<void> {
  await customer.confirmPassword();
  const body = { amount: '5.00', withdrawalMethodCode: 'do' };
  const { json } = await customer.call('funds.withdraw', { params: { id: customer.customerId ?? '' }, body });
  if (typeof json?.result === 'string') known.set('withdrawal', json.result);
}

function learn(site: Site, target: string, known: Known): void {
  const path = parseRequestPath(target.split(/[?#]/, 1)[0] ?? '');
  const match = path && site.routes.match(path);
  if (!match) return;
  for (const [name, value] of Object.entries(match.params)) {
    const thing = match.route.params[name] ?? name;
    if (!known.has(thing)) known.set(thing, value);
  }
}

/** A URL of a route from known parameters, with `missing` for unknown ones; null for an unknown one without it. */
function guess(site: Site, id: string, known: Known, missing?: string): string | null {
  const { params = {}, path = null } = site.routes.routes.get(id) ?? {};
  if (path === null) return null;
  const filled: [string, string][] = [];
  for (const { name, optional } of site.routes.params(id)) {
    if (optional) continue;
    const value = UNLINKED[id]?.[name] ?? known.get(params[name] ?? name) ?? missing;
    if (value === undefined) return null;
    filled.push([name, value]);
  }
  return path.endsWith('/*')
    ? `${path.slice(0, -2).replaceAll(/:(\w+)/g, (_, name) => Object.fromEntries(filled)[name] ?? '')}/nothing-here`
    : site.routes.href(id, Object.fromEntries(filled));
}

/** Ids of the routes of a brand that are built and whose gate is open by default, whether or not they require a log-in. */
export async function listOpenRouteIdsOfBrand(
  shop: Pick<RunningTestShopDetails, 'project'>,
  brand: Brand,
): Promise<string[]> {
  return [...openRoutes(await siteOf(shop, brand)).keys()];
}

async function siteOf({ project }: Pick<RunningTestShopDetails, 'project'>, brand: Brand): Promise<Site> {
  const { documents } = await readAndCheckProjectDocuments(project);
  const site = createSiteCatalogue(documents).byKey(brand);
  if (!site) throw new Error(`${brand} is not served`);
  return site;
}

function openRoutes(site: Site): Map<string, SiteRoute> {
  const capabilities = site.capabilities(null);
  return new Map(
    [...site.routes.routes].filter(
      ([, { screen, gate }]) => screen === 'built' && (gate === null || isGateOpen(gate, capabilities)),
    ),
  );
}

/** The URL of a route without parameters, or of an unlinked one. */
function addressOf(site: Site, id: string, path: string | null): string | null {
  if (path === null) return null;
  if (path === '*') return '/there/is/no/such/page';
  const needed = site.routes.params(id).filter(({ optional }) => !optional);
  const given = UNLINKED[id] ?? {};
  return needed.every(({ name }) => name in given) ? site.routes.href(id, given) : null;
}

function contentPaths(site: Site): string[] {
  return site.contentPages().flatMap(({ value }) => value.path ?? []);
}

interface FoundPage {
  readonly routeId: string;
  readonly path: string;
  /** Equal for pages of a route with the same blocks. */
  readonly kind: string;
}

/** Follows the links of a shop, a few for each kind of page. */
async function follow(caller: BrowserlessVisitor, site: Site, first: readonly string[]): Promise<FoundPage[]> {
  const waiting = [...new Set(first)];
  const known = new Set(waiting);
  const inVain = new Map<string, number>();
  const followed = new Map<string, number>();
  const found: FoundPage[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const expected = routeOf(site, path);
    const times = inVain.get(expected) ?? 0;
    if (times >= IN_VAIN) continue;
    const { status, text, headers } = await caller.open(path);
    const links = status >= 300 && status < 400 ? [String(headers.location)] : linksOf(text);
    const page = pageOf(text);
    const kind = page ? `${page.routeId} ${page.blocks}` : `${status}`;
    if (page) found.push({ routeId: page.routeId, path, kind });
    const before = followed.get(kind) ?? 0;
    followed.set(kind, before + 1);
    inVain.set(expected, before === 0 ? 0 : times + 1);
    if (before >= FOLLOWED) continue;
    for (const link of links) {
      if (known.has(link) || !/^\/(?![/_])/.test(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return found;
}

function routeOf(site: Site, target: string): string {
  const [pathname = ''] = target.split(/[?#]/, 1);
  const path = parseRequestPath(pathname);
  return site.pageForPath(pathname) ? 'content-page' : ((path && site.routes.match(path)?.route.id) ?? '');
}

function linksOf(html: string): string[] {
  // Links of the language switch lead to the same pages again.
  return [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/[?&]language=/.test(href));
}

function pageOf(html: string): { readonly routeId: string; readonly blocks: string } | null {
  const [, data] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html) ?? [];
  if (data === undefined) return null;
  const { routeId, nodes }: { readonly routeId: string; readonly nodes: readonly PagePayloadNode[] } = JSON.parse(data);
  return { routeId, blocks: idsOf(nodes).join() };
}

/** Ids of the page's own blocks, down to interactive ones. */
function idsOf(nodes: readonly PagePayloadNode[]): string[] {
  return nodes.flatMap((node) => {
    const below = node.kind === 'host' ? node.children : node.kind === 'block' ? Object.values(node.slots).flat() : [];
    return [...(node.id.startsWith('page.') ? [node.id] : []), ...idsOf(below)];
  });
}
