import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const HOME_PAGE_FILE = 'cms-seed/lantern/pages/home.json';
const WAIT_OPTIONS = { timeout: 10_000, interval: 50 };

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

const getDocumentPath = () => join(shop.project, HOME_PAGE_FILE);
const readHomePage = async () => (await get(shop.port, '/', { host: `lantern.localhost:${shop.port}` })).body;
const replaceTitle = (text: string, title: string) => text.replace(/("title": )"[^"]*"/, `$1"${title}"`);

async function readHeldBackDocuments(): Promise<
  readonly { readonly source: string; readonly errors: readonly { readonly pointer: string }[] }[]
> {
  const headers = { host: `lantern.localhost:${shop.port}`, authorization: `Bearer ${shop.operatorToken}` };
  return JSON.parse((await get(shop.port, '/_status', headers)).body).heldBack;
}

test('a changed document is served without a restart, and an invalid one is held back until repaired', async () => {
  const original = readFileSync(getDocumentPath(), 'utf8');

  writeFileSync(getDocumentPath(), replaceTitle(original, 'Paper lanterns'));
  await vi.waitFor(
    async () => expect(await readHomePage()).toContain('<title>Paper lanterns | Lantern</title>'),
    WAIT_OPTIONS,
  );

  writeFileSync(
    getDocumentPath(),
    replaceTitle(original, 'Broken lanterns').replace('"version": 1', '"version": 1, "colour": "red"'),
  );
  await vi.waitFor(async () => expect(await readHeldBackDocuments()).toHaveLength(1), WAIT_OPTIONS);
  expect(await readHeldBackDocuments()).toMatchObject([{ source: HOME_PAGE_FILE, errors: [{ pointer: '/colour' }] }]);
  expect(await readHomePage()).toContain('<title>Paper lanterns | Lantern</title>');

  writeFileSync(getDocumentPath(), '{ "version": 1, "blocks": [');
  await vi.waitFor(
    async () => expect(await readHeldBackDocuments()).toMatchObject([{ errors: [{ pointer: '' }] }]),
    WAIT_OPTIONS,
  );
  expect(await readHomePage()).toContain('<title>Paper lanterns | Lantern</title>');

  writeFileSync(getDocumentPath(), replaceTitle(original, 'Mended lanterns'));
  await vi.waitFor(
    async () => expect(await readHomePage()).toContain('<title>Mended lanterns | Lantern</title>'),
    WAIT_OPTIONS,
  );
  expect(await readHeldBackDocuments()).toEqual([]);
});
