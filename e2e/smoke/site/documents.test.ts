import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const PAGE = 'cms-seed/lantern/pages/home.json';
const PATIENCE = { timeout: 10_000, interval: 50 };

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

const file = () => join(shop.project, PAGE);
const home = async () => (await get(shop.port, '/', { host: `lantern.localhost:${shop.port}` })).body;
const titled = (text: string, title: string) => text.replace(/("title": )"[^"]*"/, `$1"${title}"`);

async function heldBack(): Promise<
  readonly { readonly source: string; readonly errors: readonly { readonly pointer: string }[] }[]
> {
  const headers = { host: `lantern.localhost:${shop.port}`, authorization: `Bearer ${shop.operatorToken}` };
  return JSON.parse((await get(shop.port, '/_status', headers)).body).heldBack;
}

test('a changed document is served without a restart, and an invalid one is held back until repaired', async () => {
  const original = readFileSync(file(), 'utf8');

  writeFileSync(file(), titled(original, 'Paper lanterns'));
  await vi.waitFor(async () => expect(await home()).toContain('<title>Paper lanterns | Lantern</title>'), PATIENCE);

  writeFileSync(file(), titled(original, 'Broken lanterns').replace('"version": 1', '"version": 1, "colour": "red"'));
  await vi.waitFor(async () => expect(await heldBack()).toHaveLength(1), PATIENCE);
  expect(await heldBack()).toMatchObject([{ source: PAGE, errors: [{ pointer: '/colour' }] }]);
  expect(await home()).toContain('<title>Paper lanterns | Lantern</title>');

  writeFileSync(file(), '{ "version": 1, "blocks": [');
  await vi.waitFor(async () => expect(await heldBack()).toMatchObject([{ errors: [{ pointer: '' }] }]), PATIENCE);
  expect(await home()).toContain('<title>Paper lanterns | Lantern</title>');

  writeFileSync(file(), titled(original, 'Mended lanterns'));
  await vi.waitFor(async () => expect(await home()).toContain('<title>Mended lanterns | Lantern</title>'), PATIENCE);
  expect(await heldBack()).toEqual([]);
});
