import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeededRandom } from '../../sandbox/results/draws/seeded-random.ts';
import { BRANDS, type Brand } from '../harness/brands.ts';
import { editDocumentsInShopCopy } from '../harness/edit-documents.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type ShopBehindEdge, startShopBehindEdge } from './shop-behind-edge.ts';

/** Requests in all; the audit sends a hundred thousand. */
const REQUESTS = Number(process.env['VITRINE_EDGE_REQUESTS'] ?? 1500);
const REQUESTS_BETWEEN_EDITS = 500;
const AT_ONCE = 8;
const EDITED = 'cms-seed/base/pages/about-contact-us.json';

/** Cookies and languages of anonymous visitors. Only the first brand has sub-variants. */
const VARIANTS: readonly {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly brand?: Brand;
}[] = [
  { name: 'plain', headers: {} },
  { name: 'plain', headers: { 'accept-language': 'en-GB,en;q=0.9', cookie: 'cart=abcdefgh' } },
  { name: 'essential', headers: { cookie: 'consent=essential; _ga=GA1.2.3' } },
  { name: 'all', headers: { cookie: 'consent=essential%2Cnon_essential' } },
  { name: 'SA', headers: { cookie: 'sub-variant=SA' }, brand: 'harbour' },
  { name: 'WA', headers: { cookie: 'consent=essential; sub-variant=WA' }, brand: 'harbour' },
];

let pair: ShopBehindEdge;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  pair = await startShopBehindEdge('varnish');
});

afterAll(async () => {
  agent.destroy();
  await pair.close();
});

interface Address {
  readonly brand: Brand;
  readonly path: string;
}

/** Every address in the sitemap of a brand. */
async function listAddresses(brand: Brand): Promise<readonly Address[]> {
  const { body } = await sendGetRequestToLocalPort(pair.shop.port, '/sitemap.xml', { host: `${brand}.localhost` });
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  return paths.map((path) => ({ brand, path }));
}

interface Seen {
  readonly status: number;
  readonly etag: string;
  readonly isHit: boolean;
}

/** A page without its body. */
function see(port: number, { brand, path }: Address, headers: Readonly<Record<string, string>>): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const own = { host: `${brand}.localhost`, 'x-forwarded-proto': 'http', ...headers };
    request({ host: '127.0.0.1', port, path, headers: own, agent }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const seen = { status, etag: String(received.etag), isHit: received['x-cache'] === 'hit' };
      response.on('error', reject).on('end', () => resolve(seen));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

test(
  'visitors get pages of their variant, and most of them from the edge',
  async () => {
    const random = createSeededRandom('edge traffic');
    const addresses = (await Promise.all(BRANDS.map(listAddresses))).flat().toSorted(() => random() - 0.5);
    expect(addresses.length).toBeGreaterThan(100);
    const total = addresses.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0);
    const drawByZipf = (): Address => {
      let left = random() * total;
      const rank = addresses.findIndex((_, index) => (left -= 1 / (index + 1)) <= 0);
      return addresses[Math.max(0, rank)] ?? { brand: 'harbour', path: '/' };
    };
    /** Versions of each page that the shop itself has sent, by variant. */
    const own = new Map<string, Set<string>>();
    const counts = { requests: 0, hits: 0, repeated: 0, repeatedHits: 0, failed: 0 };
    const wrong: string[] = [];

    const visit = async (index: number): Promise<void> => {
      if (index % 50 === 49) {
        const bot = await see(pair.edge.port, { brand: 'harbour', path: `/wp-login-${index}.php` }, {});
        if (bot.status !== 404) counts.failed += 1;
        return;
      }
      const address = drawByZipf();
      const variants = VARIANTS.filter(({ brand = address.brand }) => brand === address.brand);
      const variant = variants[Math.floor(random() * variants.length)] ?? { name: 'plain', headers: {} };
      const { path } = address;
      const query = random() < 0.05 ? `?gclid=${index}&utm_source=x` : '';
      // With this consent a campaign sets a cookie, and goes to the pair.shop.
      const asked = variant.name === 'all' ? path : `${path}${query}`;
      const key = `${address.brand} ${path} ${variant.name}`;
      const known = own.get(key);
      const seen = await see(pair.edge.port, { ...address, path: asked }, variant.headers);
      counts.requests += 1;
      if (seen.isHit) counts.hits += 1;
      if (known) counts.repeated += 1;
      if (known && seen.isHit) counts.repeatedHits += 1;
      if (seen.status !== 200) counts.failed += 1;
      if (known?.has(seen.etag)) return;
      const direct = await see(pair.shop.port, address, variant.headers);
      own.set(key, (known ?? new Set()).add(direct.etag));
      if (direct.etag !== seen.etag && isOfOtherVariant(address, seen.etag, direct.etag)) wrong.push(key);
    };
    /** Whether another variant has had this version, and never the one that the shop sends to this variant now. */
    const isOfOtherVariant = ({ brand, path }: Address, etag: string, direct: string) =>
      VARIANTS.some(({ name }) => {
        const versions = own.get(`${brand} ${path} ${name}`);
        return versions?.has(etag) && !versions.has(direct);
      });

    let restore = () => {};
    let next = 0;
    const worker = async () => {
      while (next < REQUESTS) {
        const index = next++;
        if (index % REQUESTS_BETWEEN_EDITS === REQUESTS_BETWEEN_EDITS - 1) {
          restore = editDocumentsInShopCopy(pair.shop.project, {
            [EDITED]: (document) => {
              document.blocks[0].props.heading = `Contact us ${index}`;
            },
          });
        }
        await visit(index);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    restore();
    console.log(JSON.stringify({ ...counts, ratio: counts.hits / counts.requests, addresses: addresses.length }));
    expect([wrong, counts.failed]).toEqual([[], 0]);
    expect(counts.repeatedHits / counts.repeated).toBeGreaterThanOrEqual(0.98);
  },
  REQUESTS * 20 + 60_000,
);
