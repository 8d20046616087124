import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { findMarkdownReferences } from '#engine/check/find-references.ts';
import { inspectSvg } from '#engine/cms/assets/svg.ts';
import { journey } from '../harness/journey.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { waitForHydration } from '../pages/hydration.ts';
import {
  createHostileBlockPages,
  createHostileLinkPage,
  createHostileTextPage,
  type HostilePageDocument,
} from './hostile-documents.ts';
import { HOSTILE_LINK_URLS, HOSTILE_STRINGS, selectEveryNth } from './hostile-strings.ts';
import { findDangerousLinks, findPageStructureFaults } from './page-faults.ts';
import { setScriptTripwire } from './script-tripwire.ts';

const BRAND = 'lantern';
const PER_PAGE = 60;
/** Maximum length in a URL; Node accepts 16 kB of headers in all. */
const LONGEST = 80;
const PATIENCE = { timeout: 30_000, interval: 50 };
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages with query parameters that they read or might read. */
const PAGES_WITH_PARAMETERS = [
  '/',
  '/login',
  '/checkout/login',
  '/long-summer/winners',
  '/long-summer/results',
  '/forgot-password',
  '/change-Password',
  '/account-verification',
  '/cart',
  '/preview',
  '/nowhere',
];
const PARAMETERS = [
  ...['next', 'target', 'mode', 'notice', 'from', 'to', 'token', 'type', 'page', 'tab', 'q', 'preview', 'firstDrawNo'],
  ...[
    'successMobileDeepLink',
    'sv',
    'p',
    'act',
    'aff',
    'utm_source',
    'utm_campaign',
    'favourite_numbers',
    'flow',
    'state',
  ],
];
/** Paths with parameters. */
const PATHS = [
  '/',
  '/blog/',
  '/long-summer/',
  '/login/autologin/',
  '/causes/',
  '/my-account/confirm-address/',
  '/unsubscribe/',
];

/** Defines the journeys with every `step`-th hostile string. */
export function defineHostileDocumentAndUrlJourneys(step: number): void {
  const strings = selectEveryNth(HOSTILE_STRINGS, step);
  const addresses = selectEveryNth(HOSTILE_LINK_URLS, step);
  const options = { timeout: 900_000 };
  let shop: RunningTestShop;
  let paths: readonly string[] = [];

  beforeAll(async () => {
    shop = await startTestShop();
    paths = await writePages(shop, strings, addresses);
  }, 300_000);
  afterAll(() => shop.close());

  const unharmed = async (page: Page, caught: readonly string[]) => {
    const url = page.url().slice(0, 200);
    // A label of 120 letters without a space may overflow.
    const width = !url.includes('/hostile-blocks');
    expect([url, await findPageStructureFaults(page, { width }), await findDangerousLinks(page), caught]).toEqual([
      url,
      [],
      [],
      [],
    ]);
  };

  journey('no hostile string written by an editor runs as script or breaks a page', options, async ({ visit }) => {
    const { page, context, open } = await visit(BRAND, { port: shop.port });
    const caught = await setScriptTripwire(context);
    for (const path of paths) {
      await open(path);
      await unharmed(page, caught);
      await waitForHydration(page);
      await unharmed(page, caught);
    }
    // Repeats the check with client navigation.
    for (const path of paths) {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to, textContent: 'on' });
        document.querySelector('main')?.append(link);
        link.click();
      }, path);
      await page.waitForURL((url) => url.pathname === path);
      await page.waitForLoadState('networkidle');
      await unharmed(page, caught);
    }
  });

  journey('no hostile string in a URL runs as script or breaks a page', options, async ({ visit }) => {
    const { page, context, open } = await visit(BRAND, { port: shop.port, expected: /status of 4\d\d/ });
    const caught = await setScriptTripwire(context);
    for (const [index, text] of strings.entries()) {
      const query = new URLSearchParams(PARAMETERS.map((name) => [name, text.slice(0, LONGEST)]));
      const hash = encodeURIComponent(text.slice(0, LONGEST));
      await open(`${PAGES_WITH_PARAMETERS[index % PAGES_WITH_PARAMETERS.length]}?${query}#${hash}`);
      await unharmed(page, caught);
      await open(`${PATHS[index % PATHS.length]}${encodeURIComponent(text.slice(0, LONGEST))}`);
      await unharmed(page, caught);
    }
  });

  journey('no picture runs script, even where it is opened directly', options, async ({ visit }) => {
    const { page, context, open } = await visit(BRAND, {
      port: shop.port,
      expected: /Content Security Policy|status of/,
    });
    const caught = await setScriptTripwire(context);
    await open('/hostile-pictures');
    const sources = await page
      .locator('main img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      await open(source);
      expect(caught.filter((what) => !what.includes(' refused '))).toEqual([]);
    }
  });
}

async function writePages(
  shop: RunningTestShop,
  strings: readonly string[],
  addresses: readonly string[],
): Promise<string[]> {
  const seed = join(shop.project, 'cms-seed', BRAND);
  const pages = [
    ...chunks(strings, PER_PAGE).map((own, index) => createHostileTextPage(`/hostile-text-${index}`, own)),
    ...chunks(addresses, 30).map((own, index) => createHostileLinkPage(`/hostile-links-${index}`, own)),
    ...createHostileBlockPages(
      '/hostile-blocks',
      examples(),
      strings[Symbol.iterator](),
      Math.ceil(strings.length / 60),
    ),
  ];
  const pictures = pictureNames(seed, strings);
  pages.push({
    version: 1,
    path: '/hostile-pictures',
    head: { title: 'Pictures' },
    blocks: pictures.map((asset, index) => ({
      id: `picture-${index}`,
      type: 'picture',
      props: { image: { asset, alt: asset } },
    })),
  });
  nameEverything(shop.project, strings);
  for (const page of pages) await publish(shop, page);
  return pages.map(({ path }) => path);
}

/** Removes what the shop refuses of a page until it serves the rest. */
async function publish(shop: RunningTestShop, page: HostilePageDocument): Promise<void> {
  const headers = { host: `${BRAND}.localhost:${shop.port}`, authorization: `Bearer ${shop.operatorToken}` };
  const name = page.path.slice(1);
  const source = `cms-seed/${BRAND}/pages/${name}.json`;
  const judged = async () => {
    const { heldBack }: Status = JSON.parse((await sendGetRequestToLocalPort(shop.port, '/_status', headers)).body);
    const heldBackDocument = heldBack.find((document) => document.source === source);
    const { status } = await sendGetRequestToLocalPort(shop.port, page.path, headers);
    if (!heldBackDocument && status !== 200) throw new Error(`${page.path} answers ${status}`);
    return heldBackDocument?.errors ?? [];
  };
  writeFileSync(join(shop.project, source), JSON.stringify(page));
  const errors = await vi.waitFor(judged, PATIENCE);
  if (errors.length === 0) return;
  const refused = new Set(errors.map(({ pointer }) => Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1])));
  const blocks = page.blocks.filter((_, index) => !refused.has(index));
  if (blocks.length === page.blocks.length) throw new Error(JSON.stringify(errors));
  rmSync(join(shop.project, source));
  await vi.waitFor(async () => expect(await judged().catch(() => 'gone')).toBe('gone'), PATIENCE);
  await publish(shop, { ...page, blocks });
}

interface Status {
  readonly heldBack: readonly { readonly source: string; readonly errors: readonly { readonly pointer: string }[] }[];
}

/** Pictures with each string, where accepted as pictures. */
function pictureNames(seed: string, strings: readonly string[]): string[] {
  const frame = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inside}</svg>`;
  return [frame('<rect width="20" height="20"/>'), ...strings.map(frame)].flatMap((svg, index) => {
    const name = `hostile-${index}.svg`;
    writeFileSync(join(seed, 'assets', name), svg);
    return inspectSvg(svg, name).errors.length === 0 ? [name] : [];
  });
}

/** Writes hostile strings into the brand's name, menus and content entries. */
function nameEverything(project: string, strings: readonly string[]): void {
  const turns = (among: readonly string[]) => {
    let used = 0;
    return () => among[(used += 1) % among.length] ?? 'x';
  };
  const next = turns(strings);
  // A refused link would hold back the whole document.
  const nextMarkdown = turns(strings.filter(pointsNowhere));
  const configs = join(project, 'site-configs', BRAND);
  edit(join(configs, 'site.json'), (site) => ({ ...site, name: '</title><script>alert(1)</script>' }));
  for (const name of readdirSync(join(configs, 'navigation'))) {
    edit(join(configs, 'navigation', name), (navigation) => ({
      ...navigation,
      items: navigation['items'].map((item: object) =>
        'label' in item ? { ...item, label: next().slice(0, 80) || 'x' } : item,
      ),
    }));
  }
  const content = join(project, 'cms-seed', BRAND, 'content');
  for (const name of readdirSync(content)) {
    edit(join(content, name), (document) => ({
      ...document,
      entries: Object.fromEntries(
        Object.entries(document['entries']).map(([key, entry]) => [key, reworded(Object(entry), next, nextMarkdown)]),
      ),
    }));
  }
}

function reworded(entry: { readonly type: string }, next: () => string, nextMarkdown: () => string): object {
  if (entry.type === 'plain') return { ...entry, value: next() };
  return entry.type === 'markdown' ? { ...entry, value: nextMarkdown() } : entry;
}

function pointsNowhere(markdown: string): boolean {
  return Object.values(findMarkdownReferences(markdown)).every((found) => found.length === 0);
}

function edit(file: string, change: (document: ReturnType<typeof JSON.parse>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

function examples(): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const files = globSync('blocks/*/*/*.example.json', { cwd: root });
  return new Map(
    files.map((file) => {
      const { props = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return [basename(file, '.example.json'), props];
    }),
  );
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
