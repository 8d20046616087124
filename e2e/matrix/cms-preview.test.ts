import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { openCms } from '../../scripts/cms/open-cms.ts';
import { setPreviewUrls } from '../../scripts/cms/set-preview-urls.ts';
import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { findFreePorts } from '../../scripts/test/free-ports.ts';
import { journey } from '../harness/journey.ts';
import { get } from '../harness/request.ts';
import { type ShopProcess, startShop } from '../harness/shop-process.ts';

const root = new URL('../..', import.meta.url).pathname;
const ID = 'lantern:page:home';

let folder: string;
let cms: StartedDirectus;
let shop: ShopProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
  const port = await findFreePorts(1);
  const webhook = { url: 'http://127.0.0.1:9/_cms/webhook', secret: 'nobody hears it' };
  cms = await openCms({ port, dataDir: folder, root, push: true, webhook, log: () => {} });
  const editors = `http://cms.localhost:${port}`;
  shop = await startShop({ cms: { kind: 'directus', url: cms.url, token: cms.readToken, editors } });
  await setPreviewUrls({ url: cms.url, token: cms.adminToken }, `http://localhost:${shop.port}`, shop.linkSecret);
}, 1_800_000);

afterAll(async () => {
  await shop?.close();
  await cms?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks the CMS as its administrator. */
async function ask(method: string, path: string, body?: unknown): Promise<ReturnType<typeof JSON.parse>> {
  const headers = { authorization: `Bearer ${cms.adminToken}`, 'content-type': 'application/json' };
  const answer = await fetch(cms.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect([method, path, answer.status < 300]).toEqual([method, path, true]);
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text).data;
}

/** What Directus makes of the address that it was given, for a version of a document. */
async function previewUrl(version: string): Promise<string> {
  const { meta } = await ask('GET', '/collections/pages');
  return String(meta.preview_url).replace('{{id}}', ID).replace('{{$version}}', version);
}

journey('a draft in the CMS is seen from there, and by nobody else', { timeout: 120_000 }, async ({ visit }) => {
  const { document } = await ask('GET', `/items/pages/${ID}?fields=document`);
  const version = await ask('POST', '/versions', { key: 'spring', name: 'Spring', collection: 'pages', item: ID });
  const blocks = [{ id: 'wrong', type: 'hero', props: { headin: 'x' } }, ...document.blocks];
  const draft = { ...document, head: { ...document.head, title: 'Lanterns in spring' }, blocks };
  await ask('POST', `/versions/${version.id ?? version}/save`, { document: draft });

  const { page } = await visit('lantern', { port: shop.port, expected: /status of 404/ });
  const answered = await page.goto(await previewUrl('spring'));
  expect(await page.title()).toBe('Lanterns in spring | Lantern');
  expect(answered?.headers()['content-security-policy']).toMatch(/frame-ancestors 'self' http:\/\/cms\.localhost:\d+;/);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await bar.getByText('draft spring').waitFor();
  await bar.locator('summary').click();
  await bar.getByText("Unknown property 'headin'").waitFor();

  await page.goto(await previewUrl('main'));
  expect(await page.title()).not.toContain('spring');
  await bar.getByText('published', { exact: true }).waitFor();
  const live = await get(shop.port, '/', { host: `lantern.localhost:${shop.port}` });
  expect(live.body).not.toContain('Lanterns in spring');

  const forged = (await previewUrl('spring')).replace(/expires=(\d)/, 'expires=9$1');
  expect((await page.goto(forged))?.status()).toBe(404);
});
