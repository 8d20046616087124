import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserlessVisitor, BrowserlessVisitorResponse } from '../../e2e/harness/shop-caller.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';
import { createTestWireResultChanger } from './testing/change-result.ts';
import { KEYED_AREAS, type KeyedAreaViewer, type KeyedText } from './testing/keyed-areas.ts';
import { isTextInPlace } from './testing/text-places.ts';

const TEXTS = Object.values(KEYED_AREAS).flat();
const AREAS = Object.keys(KEYED_AREAS).map((area) => ({ area }));

type Entries = Record<string, { readonly type: string; readonly value: unknown }>;

const editEntries = (project: string, site: string, edit: (entries: Entries) => void) => {
  const folder = join(project, 'cms-seed', site, 'content');
  for (const name of readdirSync(folder)) {
    const document = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    edit(document.entries);
    writeFileSync(join(folder, name), JSON.stringify(document));
  }
};

const writeEntries = (project: string, name: string, entries: Entries) =>
  writeFileSync(
    join(project, `cms-seed/harbour/content/${name}.json`),
    JSON.stringify({ version: 1, locale: 'en-AU', entries }),
  );

const markerOf = (key: string) => `Edited: ${key.replaceAll(/[.-]/g, ' ')}`;

const createMarkedEntry = (key: string, type: string) => {
  const marker = markerOf(key);
  return { type, value: type === 'json' ? [{ question: marker, answer: marker }] : marker };
};

/** Gives each key of the table other words in documents of the brand. */
const markAllEntries = (project: string) => {
  const known: Entries = {};
  for (const site of ['base', 'harbour']) editEntries(project, site, (entries) => Object.assign(known, entries));
  editEntries(project, 'harbour', (entries) => {
    for (const { key } of TEXTS) delete entries[key];
  });
  const marked = TEXTS.map(({ key }) => [key, createMarkedEntry(key, known[key]?.type ?? 'plain')]);
  writeEntries(project, 'marked.en-au', Object.fromEntries(marked));
};

let shop: TestShopWithSandbox;
let visitors: Readonly<Record<KeyedAreaViewer, BrowserlessVisitor>>;
beforeAll(async () => {
  shop = await openTestShopWithSandbox({ edit: markAllEntries });
  const [visitor, buyer] = [await shop.visitor(), await shop.visitor()];
  visitors = { visitor, buyer, ada: await shop.visitor('ada'), gus: await shop.visitor('gus') };
  const ticket = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };
  expect((await buyer.call('anon-cart.items.add', { body: ticket })).status).toBe(200);
});
afterAll(() => shop.close());

/** Addresses of draws or tickets that a list links to, in its order. */
const findLinks = (page: BrowserlessVisitorResponse, start: string) => [
  ...new Set([...page.text.matchAll(new RegExp(`href="(${start}[\\w-]+)"`, 'g'))].map(([, path = '']) => path)),
];

const withoutWinners = (answer: unknown) => {
  const { result } = Object(answer);
  return { result: { ...result, divisions: result.divisions.map((one: object) => ({ ...one, num_winners: 0 })) } };
};

type ChangeOfAnswer = readonly [call: string, (answer: unknown) => unknown];

/** The API’s answer for a draw in each state. Answers are cached, so that each state belongs to another draw. */
const DRAW_STATES: Readonly<Record<string, ChangeOfAnswer>> = {
  settled: ['draw.details', createTestWireResultChanger({ status: 'PAID' })],
  closed: ['draw.details', createTestWireResultChanger({ status: 'DRAW_CLOSED', result: null })],
  pending: ['draw.details', createTestWireResultChanger({ status: 'DRAWN' })],
  'none-won': ['draw.full-result', withoutWinners],
  'no-prizes': ['draw.full-result', createTestWireResultChanger({ divisions: [] })],
};

/** Opens a page on a connection of its own: the server closes idle ones. */
async function openInNewTab(viewer: KeyedAreaViewer, path: string): Promise<BrowserlessVisitorResponse> {
  const tab = visitors[viewer].tab();
  try {
    return await tab.open(path);
  } finally {
    tab.close();
  }
}

async function openPage({ viewer, path }: KeyedText): Promise<BrowserlessVisitorResponse> {
  const [start = '', state] = path.split(':');
  if (state === undefined) return openInNewTab(viewer, path);
  const links = findLinks(await openInNewTab(viewer, start.replace(/\/(?:draw|ticket)\/$/, '')), start);
  const [call, change] = DRAW_STATES[state] ?? [];
  if (call && change) shop.api.alterResponse(call, change);
  const page = await openInNewTab(viewer, links[Math.max(0, Object.keys(DRAW_STATES).indexOf(state))] ?? '');
  shop.api.restoreResponses();
  return page;
}

const pages = new Map<string, Promise<BrowserlessVisitorResponse>>();

/** Each page is opened once. */
function openPageOnce(text: KeyedText): Promise<BrowserlessVisitorResponse> {
  const id = `${text.viewer} ${text.path}`;
  const page = pages.get(id) ?? openPage(text);
  pages.set(id, page);
  return page;
}

test.each(AREAS)('the texts of the area $area come from their content keys', async ({ area }) => {
  for (const text of KEYED_AREAS[area] ?? []) {
    const page = await openPageOnce(text);
    const isShown = isTextInPlace(page.text, markerOf(text.key), text.place);
    expect([text.key, text.place, page.status, isShown]).toEqual([text.key, text.place, page.status, true]);
    coversSpec('content-areas', `area.${area}`, page);
  }
});
