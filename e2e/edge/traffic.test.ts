import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeededRandom } from '../../sandbox/results/draws/seeded-random.ts';
import { runVarnishTool } from '../../scripts/topology/start-edge.ts';
import { BRANDS } from '../harness/brands.ts';
import { type AnswerOfEdge, createMissCounter } from './miss-causes.ts';
import { type ShopBehindEdge, startShopBehindEdge } from './shop-behind-edge.ts';
import {
  createPageEditor,
  createZipfDraw,
  listTrafficAddresses,
  PLAIN_VARIANT,
  planCloses,
  TRAFFIC_VARIANTS,
  type TrafficAddress,
  type TrafficVariant,
} from './traffic-mix.ts';

/** From this number on, the first request for each page no longer decides the share of hits. */
const MANY_REQUESTS = 100_000;
/** Total number of requests; the audit sends a million. */
const REQUEST_COUNT = Number(process.env['VITRINE_EDGE_REQUESTS'] ?? 20_000);
const REQUESTS_PER_EDIT = Math.max(500, Math.ceil(REQUEST_COUNT / 200));
const CLOSE_COUNT = Math.min(40, Math.ceil(REQUEST_COUNT / 2500));
/** Maximum requests a second. Closes are timed, so that faster requests would be dominated by them. */
const MAX_REQUESTS_PER_SECOND = REQUEST_COUNT > MANY_REQUESTS ? 1000 : 400;
const CLOSE_INTERVAL = Math.max(2_000, (REQUEST_COUNT / MAX_REQUESTS_PER_SECOND / CLOSE_COUNT) * 1000);
/** Milliseconds until the first close; the addresses are listed before it. */
const FIRST_CLOSE_DELAY = 10_000;
/** One in this number of requests is that of a bot, for an address that does not exist. */
const REQUESTS_PER_BOT_REQUEST = 50;
/** Requests between reports of progress, for runs that are stopped early. */
const REQUESTS_PER_REPORT = Math.max(20_000, REQUEST_COUNT / 10);
const CONCURRENT_REQUESTS = 8;

let servers: ShopBehindEdge;
// Varnish closes idle connections after five seconds.
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS, timeout: 2_000 });

beforeAll(async () => {
  servers = await startShopBehindEdge('varnish');
});

afterAll(async () => {
  agent.destroy();
  await servers.close();
});

/** Only the cookie policy depends on the choice itself; other pages depend on whether the visitor has chosen. */
function formatKey({ brand, path }: TrafficAddress, { name, consent }: TrafficVariant): string {
  return `${brand} ${path} ${name}${path.endsWith('/cookie-policy') ? ` ${consent ?? ''}` : ''}`;
}

interface PageResponse extends AnswerOfEdge {
  readonly status: number;
}

/** Requests a page and discards its body. */
function requestPage(
  port: number,
  { brand, path }: TrafficAddress,
  headers: Readonly<Record<string, string>>,
): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const requestHeaders = {
      host: `${brand}.localhost`,
      'x-forwarded-proto': 'http',
      'accept-encoding': 'gzip',
      ...headers,
    };
    request({ host: '127.0.0.1', port, path, headers: requestHeaders, agent }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const isStored = !received['cache-control']?.includes('private');
      const pageResponse = { status, etag: String(received.etag), use: String(received['x-cache']), isStored };
      response.on('error', reject).on('end', () => resolve(pageResponse));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

/** Objects that the edge stores, and those that it has dropped because its memory was full. */
function readEdgeStoreCounters() {
  const counterNames = ['MAIN.n_object', 'MAIN.n_lru_nuked'];
  const { counters } = JSON.parse(runVarnishTool('varnishstat', servers.edge.folder, ['-1', '-j']));
  return counterNames.map((name) => Number(counters[name].value));
}

test(
  'visitors get pages of their variant, and most of them from the edge',
  async () => {
    const random = createSeededRandom('edge traffic');
    const plannedCloses = { count: CLOSE_COUNT, from: Date.now() + FIRST_CLOSE_DELAY, every: CLOSE_INTERVAL };
    const lastClose = planCloses(servers.shop, plannedCloses);
    const addresses = (await Promise.all(BRANDS.map((brand) => listTrafficAddresses(servers.shop.port, brand))))
      .flat()
      .toSorted(() => random() - 0.5);
    expect(addresses.length).toBeGreaterThan(100);
    const drawAddress = createZipfDraw(addresses, random);
    const editor = createPageEditor(servers.shop, random);
    /** Versions of each page that the shop itself has sent, by variant. */
    const shopEtags = new Map<string, Set<string>>();
    const counts = { requests: 0, hits: 0, repeated: 0, repeatedHits: 0, bots: 0 };
    const misses = createMissCounter();
    const wrongVariantKeys: string[] = [];
    const failures: string[] = [];

    const visitAsBot = async (index: number): Promise<void> => {
      counts.bots += 1;
      const response = await requestPage(servers.edge.port, { brand: 'harbour', path: `/wp-login-${index}.php` }, {});
      if (response.status !== 404) failures.push(`${response.status} of a bot`);
    };
    const visit = async (index: number): Promise<void> => {
      const address = drawAddress();
      const variants = TRAFFIC_VARIANTS.filter(({ brand = address.brand }) => brand === address.brand);
      const variant = variants[Math.floor(random() * variants.length)] ?? PLAIN_VARIANT;
      const { path } = address;
      const query = random() < 0.05 ? `?gclid=${index}&utm_source=x` : '';
      // With this consent, campaign parameters set a cookie, so the edge would pass the request to the shop.
      const requestedPath = variant.consent === 'all' ? path : `${path}${query}`;
      const key = formatKey(address, variant);
      const knownEtags = shopEtags.get(key);
      const edgeResponse = await requestPage(servers.edge.port, { ...address, path: requestedPath }, variant.headers);
      counts.requests += 1;
      misses.observe(key, edgeResponse);
      const isHit = edgeResponse.use === 'hit';
      if (isHit) counts.hits += 1;
      if (knownEtags) counts.repeated += 1;
      if (knownEtags && isHit) counts.repeatedHits += 1;
      if (edgeResponse.status !== 200) failures.push(`${edgeResponse.status} ${key}`);
      if (knownEtags?.has(edgeResponse.etag)) return;
      const shopResponse = await requestPage(servers.shop.port, address, variant.headers);
      shopEtags.set(key, (shopEtags.get(key) ?? new Set()).add(shopResponse.etag));
      if (shopResponse.etag !== edgeResponse.etag && isOfOtherVariant(address, edgeResponse.etag, shopResponse.etag))
        wrongVariantKeys.push(key);
    };
    /** Whether another variant has had this version, and never the one that the shop sends to this variant now. */
    const isOfOtherVariant = (address: TrafficAddress, etag: string, shopEtag: string) =>
      TRAFFIC_VARIANTS.some((variant) => {
        const etags = shopEtags.get(formatKey(address, variant));
        return etags?.has(etag) && !etags.has(shopEtag);
      });

    const startTime = performance.now();
    const logProgress = () => {
      const seconds = Math.round((performance.now() - startTime) / 1000);
      console.log(JSON.stringify({ ...counts, ratio: counts.hits / counts.requests, seconds, misses: misses.causes }));
    };
    let nextIndex = 0;
    const worker = async () => {
      // The share of hits must include the effect of all closes.
      while (nextIndex < REQUEST_COUNT || Date.now() < lastClose) {
        const index = nextIndex++;
        const delay = startTime + (index / MAX_REQUESTS_PER_SECOND) * 1000 - performance.now();
        if (REQUEST_COUNT >= MANY_REQUESTS && delay > 0) await setTimeout(delay);
        if (index % REQUESTS_PER_REPORT === REQUESTS_PER_REPORT - 1) logProgress();
        if (index % REQUESTS_PER_EDIT === REQUESTS_PER_EDIT - 1) editor.edit(index);
        await (index % REQUESTS_PER_BOT_REQUEST === REQUESTS_PER_BOT_REQUEST - 1 ? visitAsBot(index) : visit(index));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
    editor.restore();
    const [storedObjects, droppedObjects] = readEdgeStoreCounters();
    const ratio = counts.hits / counts.requests;
    logProgress();
    console.log(JSON.stringify({ objects: storedObjects, dropped: droppedObjects, addresses: addresses.length }));
    console.log(misses.listWorst(12));
    expect([wrongVariantKeys, failures]).toEqual([[], []]);
    // A page that is rendered again replaces the one before.
    expect(storedObjects).toBeLessThan(2 * shopEtags.size);
    expect(counts.repeatedHits / counts.repeated).toBeGreaterThanOrEqual(0.98);
    if (REQUEST_COUNT >= MANY_REQUESTS) expect(ratio).toBeGreaterThanOrEqual(0.98);
  },
  REQUEST_COUNT * 20 + 60_000,
);
