import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Brand } from '../harness/brands.ts';
import { editDocumentsInShopCopy } from '../harness/edit-documents.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import type { RunningTestShop } from '../harness/shop-process.ts';

/** Cookies and languages of an anonymous visitor. */
export interface TrafficVariant {
  /** Of the variant that the edge stores. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly brand?: Brand;
  /** What the visitor has consented to. */
  readonly consent?: 'essential' | 'all';
}

export const PLAIN_VARIANT: TrafficVariant = { name: 'plain', headers: {} };

/** Only the first brand has sub-variants. */
export const TRAFFIC_VARIANTS: readonly TrafficVariant[] = [
  PLAIN_VARIANT,
  { name: 'plain', headers: { 'accept-language': 'en-GB,en;q=0.9', cookie: 'cart=abcdefgh' } },
  { name: 'chosen', consent: 'essential', headers: { cookie: 'consent=essential; _ga=GA1.2.3' } },
  { name: 'chosen', consent: 'all', headers: { cookie: 'consent=essential%2Cnon_essential' } },
  { name: 'SA', headers: { cookie: 'sub-variant=SA' }, brand: 'harbour' },
  { name: 'WA', consent: 'essential', headers: { cookie: 'consent=essential; sub-variant=WA' }, brand: 'harbour' },
];

export interface TrafficAddress {
  readonly brand: Brand;
  readonly path: string;
}

/** Every address in the sitemap of a brand. */
export async function listTrafficAddresses(port: number, brand: Brand): Promise<readonly TrafficAddress[]> {
  const { body } = await sendGetRequestToLocalPort(port, '/sitemap.xml', { host: `${brand}.localhost` });
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  return paths.map((path) => ({ brand, path }));
}

/** Draws items so that the first is the most frequent, as Zipf's law has it. */
export function createZipfDraw<Item>(items: readonly Item[], random: () => number): () => Item {
  const sums: number[] = [];
  for (const rank of items.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 1));
  const total = sums.at(-1) ?? 0;
  return () => {
    const at = random() * total;
    const item = items[sums.findIndex((sum) => sum >= at)];
    if (item === undefined) throw new Error('there is nothing to draw from');
    return item;
  };
}

/** Changes the heading of a page document, another one each time. Each call returns what restores all of them. */
export function createPageEditor({ project }: Pick<RunningTestShop, 'project'>, random: () => number) {
  const folder = 'cms-seed/base/pages';
  const documents = readdirSync(join(project, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => typeof readHeading(JSON.parse(readFileSync(join(project, path), 'utf8'))) === 'string');
  const restores: (() => void)[] = [];
  return {
    count: documents.length,
    edit(turn: number): void {
      const path = documents[Math.floor(random() * documents.length)] ?? '';
      const change = (document: ReturnType<typeof JSON.parse>) => {
        document.blocks[0].props.heading = `Heading of edit ${turn}`;
      };
      restores.unshift(editDocumentsInShopCopy(project, { [path]: change }));
    },
    restore: () => restores.forEach((restore) => restore()),
  };
}

function readHeading(document: ReturnType<typeof JSON.parse>): unknown {
  return document.blocks?.[0]?.props?.heading;
}

export interface PlannedCloses {
  readonly count: number;
  /** Epoch milliseconds of the first. */
  readonly from: number;
  /** Milliseconds from one to the next. */
  readonly every: number;
}

/**
 * Brings forward when sales of the next draws close, of each offer in their order. This has to be before any page is
 * made: a shop knows from the first answer of the API when sales close. Returns the epoch milliseconds of the last close.
 */
export function planCloses(
  { project }: Pick<RunningTestShop, 'project'>,
  { count, from, every }: PlannedCloses,
): number {
  const db = new DatabaseSync(join(project, '../data/sandbox/sandbox.sqlite'));
  const next = db
    .prepare('SELECT id FROM draws WHERE drawn = 0 AND close_date > ? ORDER BY close_date LIMIT ?')
    .all(from + count * every, count);
  if (next.length < count) throw new Error(`only ${next.length} draws can be closed`);
  const close = db.prepare('UPDATE draws SET close_date = ?, open_date = MIN(open_date, ?) WHERE id = ?');
  for (const [index, { id }] of next.entries()) close.run(from + index * every, from - every, Number(id));
  db.close();
  return from + (count - 1) * every;
}
