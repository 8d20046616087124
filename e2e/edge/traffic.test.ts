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
/** Requests in all; the audit sends a million. */
const REQUESTS = Number(process.env['VITRINE_EDGE_REQUESTS'] ?? 20_000);
const BETWEEN_EDITS = Math.max(500, Math.ceil(REQUESTS / 200));
const CLOSES = Math.min(40, Math.ceil(REQUESTS / 2500));
/** Maximum requests a second. Closes are timed, so that faster requests would be dominated by them. */
const RATE = REQUESTS > MANY_REQUESTS ? 1000 : 400;
const BETWEEN_CLOSES = Math.max(2_000, (REQUESTS / RATE / CLOSES) * 1000);
/** Milliseconds until the first, in which the addresses are listed. */
const FIRST_CLOSE = 10_000;
/** Every such request is that of a bot for an address that does not exist. */
const BETWEEN_BOTS = 50;
/** Milliseconds between reports of progress, for runs that are stopped early. */
const BETWEEN_REPORTS = Math.max(20_000, REQUESTS / 10);
const AT_ONCE = 8;

let pair: ShopBehindEdge;
// Varnish closes idle connections after five seconds.
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, timeout: 2_000 });

beforeAll(async () => {
  pair = await startShopBehindEdge('varnish');
});

afterAll(async () => {
  agent.destroy();
  await pair.close();
});

/** Where pages show only whether the visitor has chosen, all choices are one variant. */
function formatKey({ brand, path }: TrafficAddress, { name, consent }: TrafficVariant): string {
  return `${brand} ${path} ${name}${path.endsWith('/cookie-policy') ? ` ${consent ?? ''}` : ''}`;
}

interface Seen extends AnswerOfEdge {
  readonly status: number;
}

/** A page without its body. */
function see(port: number, { brand, path }: TrafficAddress, headers: Readonly<Record<string, string>>): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const own = { host: `${brand}.localhost`, 'x-forwarded-proto': 'http', 'accept-encoding': 'gzip', ...headers };
    request({ host: '127.0.0.1', port, path, headers: own, agent }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const isStored = !received['cache-control']?.includes('private');
      const seen = { status, etag: String(received.etag), use: String(received['x-cache']), isStored };
      response.on('error', reject).on('end', () => resolve(seen));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

/** Objects that the edge stores, and those that it has dropped because its memory was full. */
function readStoreOfEdge() {
  const names = ['MAIN.n_object', 'MAIN.n_lru_nuked'];
  const { counters } = JSON.parse(runVarnishTool('varnishstat', pair.edge.folder, ['-1', '-j']));
  return names.map((name) => Number(counters[name].value));
}

test(
  'visitors get pages of their variant, and most of them from the edge',
  async () => {
    const random = createSeededRandom('edge traffic');
    const closes = { count: CLOSES, from: Date.now() + FIRST_CLOSE, every: BETWEEN_CLOSES };
    const lastClose = planCloses(pair.shop, closes);
    const addresses = (await Promise.all(BRANDS.map((brand) => listTrafficAddresses(pair.shop.port, brand))))
      .flat()
      .toSorted(() => random() - 0.5);
    expect(addresses.length).toBeGreaterThan(100);
    const drawAddress = createZipfDraw(addresses, random);
    const editor = createPageEditor(pair.shop, random);
    /** Versions of each page that the shop itself has sent, by variant. */
    const own = new Map<string, Set<string>>();
    const counts = { requests: 0, hits: 0, repeated: 0, repeatedHits: 0, bots: 0 };
    const misses = createMissCounter();
    const wrong: string[] = [];
    const failed: string[] = [];

    const visitAsBot = async (index: number): Promise<void> => {
      counts.bots += 1;
      const bot = await see(pair.edge.port, { brand: 'harbour', path: `/wp-login-${index}.php` }, {});
      if (bot.status !== 404) failed.push(`${bot.status} of a bot`);
    };
    const visit = async (index: number): Promise<void> => {
      const address = drawAddress();
      const variants = TRAFFIC_VARIANTS.filter(({ brand = address.brand }) => brand === address.brand);
      const variant = variants[Math.floor(random() * variants.length)] ?? PLAIN_VARIANT;
      const { path } = address;
      const query = random() < 0.05 ? `?gclid=${index}&utm_source=x` : '';
      // With this consent a campaign sets a cookie, and goes to the shop.
      const requestedPath = variant.consent === 'all' ? path : `${path}${query}`;
      const key = formatKey(address, variant);
      const known = own.get(key);
      const seen = await see(pair.edge.port, { ...address, path: requestedPath }, variant.headers);
      counts.requests += 1;
      misses.observe(key, seen);
      const isHit = seen.use === 'hit';
      if (isHit) counts.hits += 1;
      if (known) counts.repeated += 1;
      if (known && isHit) counts.repeatedHits += 1;
      if (seen.status !== 200) failed.push(`${seen.status} ${key}`);
      if (known?.has(seen.etag)) return;
      const direct = await see(pair.shop.port, address, variant.headers);
      own.set(key, (own.get(key) ?? new Set()).add(direct.etag));
      if (direct.etag !== seen.etag && isOfOtherVariant(address, seen.etag, direct.etag)) wrong.push(key);
    };
    /** Whether another variant has had this version, and never the one that the shop sends to this variant now. */
    const isOfOtherVariant = (address: TrafficAddress, etag: string, direct: string) =>
      TRAFFIC_VARIANTS.some((variant) => {
        const versions = own.get(formatKey(address, variant));
        return versions?.has(etag) && !versions.has(direct);
      });

    const begun = performance.now();
    const report = () => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(JSON.stringify({ ...counts, ratio: counts.hits / counts.requests, seconds, misses: misses.causes }));
    };
    let next = 0;
    const worker = async () => {
      // The share of hits counts the closes.
      while (next < REQUESTS || Date.now() < lastClose) {
        const index = next++;
        const early = begun + (index / RATE) * 1000 - performance.now();
        if (REQUESTS >= MANY_REQUESTS && early > 0) await setTimeout(early);
        if (index % BETWEEN_REPORTS === BETWEEN_REPORTS - 1) report();
        if (index % BETWEEN_EDITS === BETWEEN_EDITS - 1) editor.edit(index);
        await (index % BETWEEN_BOTS === BETWEEN_BOTS - 1 ? visitAsBot(index) : visit(index));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    editor.restore();
    const [objects, dropped] = readStoreOfEdge();
    const ratio = counts.hits / counts.requests;
    report();
    console.log(JSON.stringify({ objects, dropped, addresses: addresses.length }));
    console.log(misses.listWorst(12));
    expect([wrong, failed]).toEqual([[], []]);
    // A page that is rendered again replaces the one before.
    expect(objects).toBeLessThan(2 * own.size);
    expect(counts.repeatedHits / counts.repeated).toBeGreaterThanOrEqual(0.98);
    if (REQUESTS >= MANY_REQUESTS) expect(ratio).toBeGreaterThanOrEqual(0.98);
  },
  REQUESTS * 20 + 60_000,
);
