import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { setPreviewUrls } from '../../scripts/cms/set-preview-urls.ts';
import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { startSeededCms } from '../../scripts/cms/start-seeded-cms.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { journey } from '../harness/journey.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { texts } from '../harness/texts.ts';

const root = new URL('../..', import.meta.url).pathname;
const ID = 'lantern:page:home';

let folder: string;
let cms: StartedDirectus;
let shop: RunningTestShop;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
  const port = await findFirstOfConsecutiveFreePorts(1);
  const webhook = { url: 'http://127.0.0.1:9/_cms/webhook', secret: 'nobody hears it' };
  cms = await startSeededCms({ port, dataDir: folder, root, push: true, webhook, log: () => {} });
  const editors = `http://cms.localhost:${port}`;
  shop = await startTestShop({ cms: { kind: 'directus', url: cms.url, token: cms.readToken, editors } });
  await setPreviewUrls({ url: cms.url, token: cms.adminToken }, `http://localhost:${shop.port}`, shop.linkSecret);
}, 1_800_000);

afterAll(async () => {
  await shop?.close();
  await cms?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request to the CMS as its administrator. */
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

/** The preview URL that Directus builds for a version of a page of Lantern. */
async function previewUrl(version: string, name = 'home', id = `lantern:page:${name}`): Promise<string> {
  const { meta } = await ask('GET', '/collections/pages');
  const values = { id, site: 'lantern', name, $version: version };
  return Object.entries(values).reduce(
    (url, [field, value]) => url.replace(`{{${field}}}`, value),
    String(meta.preview_url),
  );
}

journey('a draft in the CMS is visible in its preview, not on the site', { timeout: 120_000 }, async ({ visit }) => {
  const { document } = await ask('GET', `/items/pages/${ID}?fields=document`);
  const version = await ask('POST', '/versions', { key: 'spring', name: 'Spring', collection: 'pages', item: ID });
  const blocks = [{ id: 'wrong', type: 'hero', props: { headin: 'x' } }, ...document.blocks];
  const draft = { ...document, head: { ...document.head, title: 'Lanterns in spring' }, blocks };
  await ask('POST', `/versions/${version.id ?? version}/save`, { document: draft });

  const { page } = await visit('lantern', { port: shop.port, expected: /status of 404/ });
  const answered = await page.goto(await previewUrl('spring'));
  expect(await page.title()).toBe('Lanterns in spring | Lantern');
  expect(answered?.headers()['content-security-policy']).toMatch(/frame-ancestors 'self' http:\/\/cms\.localhost:\d+;/);
  const bar = page.getByRole('complementary', { name: texts.previewBar.preview() });
  await bar.getByText('draft spring').waitFor();
  await bar.locator('summary').click();
  await bar.getByText("Unknown property 'headin'").waitFor();

  for (const version of ['main', 'published']) {
    await page.goto(await previewUrl(version));
    expect(await page.title()).not.toContain('spring');
    await bar.getByText(texts.previewBar.shortPublished(), { exact: true }).waitFor();
  }
  const live = await sendGetRequestToLocalPort(shop.port, '/', { host: `lantern.localhost:${shop.port}` });
  expect(live.body).not.toContain('Lanterns in spring');

  const forged = (await previewUrl('spring')).replace(/expires=(\d)/, 'expires=9$1');
  expect((await page.goto(forged))?.status()).toBe(404);
});

journey(
  'a page that was never published is visible in its preview, and answers 404 on the site',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { id } = await ask('POST', '/versions', { key: 'draft', collection: 'pages' });
    const document = { version: 1, path: '/spring-fair', head: { title: 'Spring fair' }, blocks: [] };
    await ask('POST', `/versions/${id}/save`, { site: 'lantern', name: 'spring-fair', document });

    const { page } = await visit('lantern', { port: shop.port, expected: /status of 404/ });
    await page.goto(await previewUrl('draft', 'spring-fair', ''));
    expect(await page.title()).toBe('Spring fair | Lantern');
    expect(
      (await sendGetRequestToLocalPort(shop.port, '/spring-fair', { host: `lantern.localhost:${shop.port}` })).status,
    ).toBe(404);

    const unsaid = await page.goto(await previewUrl('draft', '', ''));
    expect([unsaid?.status(), await unsaid?.text()]).toEqual([
      404,
      'Give the document its site and its name, and save it: then it shows here.\n',
    ]);
  },
);

journey(
  'the preview pane of the Directus Studio shows the draft while an editor types',
  { timeout: 180_000 },
  async ({ visit }) => {
    // The Studio of Directus violates its own policy while it starts.
    const { page } = await visit('lantern', { port: shop.port, expected: /cms\.localhost|csp/ });
    page.setDefaultTimeout(60_000);
    const studio = cms.url.replace('127.0.0.1', 'cms.localhost');
    await page.goto(`${studio}/admin/login`);
    await page.locator('input[type=email]').fill(cms.adminEmail);
    await page.locator('input[type=password]').fill(cms.adminPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/(content|users)/);
    await page.goto(`${studio}/admin/content/pages/${encodeURIComponent(ID)}?version=draft`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.locator('button:has([data-icon=visibility])').click();
    const pane = page.frameLocator('iframe');
    await pane.getByRole('complementary', { name: texts.previewBar.preview() }).waitFor();

    for (const [before, after] of [
      ['Raffles for good causes', 'Raffles of the harvest'],
      ['Raffles of the harvest', 'Raffles of the winter'],
    ] as const) {
      const answered = page.waitForResponse((answer) => /\/versions\/[^/]+\/save/.test(answer.url()));
      await replaceInForm(page, before, after);
      const { data } = await (await answered).json();
      expect(data.document.head.title).toBe(after);
      await expect.poll(() => formText(page)).toContain(`"$revision": "${data.document.$revision}"`);
      await expect.poll(() => titleInPane(page)).toBe(`${after} | Lantern`);
    }
  },
);

/** Edits text like an editor: by selecting and typing. */
async function replaceInForm(page: Page, before: string, after: string): Promise<void> {
  await page.locator('.CodeMirror').first().waitFor();
  await page.evaluate((text) => {
    const { CodeMirror: form } = Object(document.querySelector('.CodeMirror'));
    const at = form.getValue().indexOf(text);
    form.setSelection(form.posFromIndex(at), form.posFromIndex(at + text.length));
    form.focus();
  }, before);
  await page.keyboard.insertText(after);
}

async function formText(page: Page): Promise<string> {
  return page.evaluate(() => Object(document.querySelector('.CodeMirror')).CodeMirror.getValue());
}

async function titleInPane(page: Page): Promise<string | undefined> {
  return page
    .frames()
    .find((frame) => frame !== page.mainFrame())
    ?.title();
}
