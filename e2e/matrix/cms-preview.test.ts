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
const HOME_PAGE_ID = 'lantern:page:home';

let folder: string;
let cms: StartedDirectus;
let shop: RunningTestShop;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
  const port = await findFirstOfConsecutiveFreePorts(1);
  const webhook = { url: 'http://127.0.0.1:9/_cms/webhook', secret: 'nobody hears it' };
  cms = await startSeededCms({ port, dataDir: folder, root, push: true, webhook, log: () => {} });
  const studioOrigin = `http://cms.localhost:${port}`;
  shop = await startTestShop({ cms: { kind: 'directus', url: cms.url, token: cms.readToken, editors: studioOrigin } });
  await setPreviewUrls({ url: cms.url, token: cms.adminToken }, `http://localhost:${shop.port}`, shop.linkSecret);
}, 1_800_000);

afterAll(async () => {
  await shop?.close();
  await cms?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request to the CMS as its administrator. */
async function requestCms(method: string, path: string, body?: unknown): Promise<ReturnType<typeof JSON.parse>> {
  const headers = { authorization: `Bearer ${cms.adminToken}`, 'content-type': 'application/json' };
  const response = await fetch(cms.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect([method, path, response.status < 300]).toEqual([method, path, true]);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text).data;
}

/** The preview URL that Directus builds for a version of a page of Lantern. */
async function readPreviewUrl(version: string, name = 'home', id = `lantern:page:${name}`): Promise<string> {
  const { meta } = await requestCms('GET', '/collections/pages');
  const values = { id, site: 'lantern', name, $version: version };
  return Object.entries(values).reduce(
    (url, [field, value]) => url.replace(`{{${field}}}`, value),
    String(meta.preview_url),
  );
}

journey('a draft in the CMS is visible in its preview, not on the site', { timeout: 120_000 }, async ({ visit }) => {
  const { document } = await requestCms('GET', `/items/pages/${HOME_PAGE_ID}?fields=document`);
  const version = await requestCms('POST', '/versions', {
    key: 'spring',
    name: 'Spring',
    collection: 'pages',
    item: HOME_PAGE_ID,
  });
  const blocks = [{ id: 'wrong', type: 'hero', props: { headin: 'x' } }, ...document.blocks];
  const draft = { ...document, head: { ...document.head, title: 'Lanterns in spring' }, blocks };
  await requestCms('POST', `/versions/${version.id ?? version}/save`, { document: draft });

  const { page } = await visit('lantern', { port: shop.port, expected: /status of 404/ });
  const response = await page.goto(await readPreviewUrl('spring'));
  expect(await page.title()).toBe('Lanterns in spring | Lantern');
  expect(response?.headers()['content-security-policy']).toMatch(/frame-ancestors 'self' http:\/\/cms\.localhost:\d+;/);
  const previewBar = page.getByRole('complementary', { name: texts.previewBar.preview() });
  await previewBar.getByText('draft spring').waitFor();
  await previewBar.locator('summary').click();
  await previewBar.getByText("Unknown property 'headin'").waitFor();

  for (const version of ['main', 'published']) {
    await page.goto(await readPreviewUrl(version));
    expect(await page.title()).not.toContain('spring');
    await previewBar.getByText(texts.previewBar.shortPublished(), { exact: true }).waitFor();
  }
  const publishedResponse = await sendGetRequestToLocalPort(shop.port, '/', { host: `lantern.localhost:${shop.port}` });
  expect(publishedResponse.body).not.toContain('Lanterns in spring');

  const forgedUrl = (await readPreviewUrl('spring')).replace(/expires=(\d)/, 'expires=9$1');
  expect((await page.goto(forgedUrl))?.status()).toBe(404);
});

journey(
  'a page that was never published is visible in its preview, and answers 404 on the site',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { id } = await requestCms('POST', '/versions', { key: 'draft', collection: 'pages' });
    const document = { version: 1, path: '/spring-fair', head: { title: 'Spring fair' }, blocks: [] };
    await requestCms('POST', `/versions/${id}/save`, { site: 'lantern', name: 'spring-fair', document });

    const { page } = await visit('lantern', { port: shop.port, expected: /status of 404/ });
    await page.goto(await readPreviewUrl('draft', 'spring-fair', ''));
    expect(await page.title()).toBe('Spring fair | Lantern');
    expect(
      (await sendGetRequestToLocalPort(shop.port, '/spring-fair', { host: `lantern.localhost:${shop.port}` })).status,
    ).toBe(404);

    const namelessDocumentResponse = await page.goto(await readPreviewUrl('draft', '', ''));
    expect([namelessDocumentResponse?.status(), await namelessDocumentResponse?.text()]).toEqual([
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
    const studioUrl = cms.url.replace('127.0.0.1', 'cms.localhost');
    await page.goto(`${studioUrl}/admin/login`);
    await page.locator('input[type=email]').fill(cms.adminEmail);
    await page.locator('input[type=password]').fill(cms.adminPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/(content|users)/);
    await page.goto(`${studioUrl}/admin/content/pages/${encodeURIComponent(HOME_PAGE_ID)}?version=draft`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.locator('button:has([data-icon=visibility])').click();
    const previewPane = page.frameLocator('iframe');
    await previewPane.getByRole('complementary', { name: texts.previewBar.preview() }).waitFor();

    for (const [oldText, newText] of [
      ['Raffles for good causes', 'Raffles of the harvest'],
      ['Raffles of the harvest', 'Raffles of the winter'],
    ] as const) {
      const saveResponse = page.waitForResponse((response) => /\/versions\/[^/]+\/save/.test(response.url()));
      await replaceInEditor(page, oldText, newText);
      const { data } = await (await saveResponse).json();
      expect(data.document.head.title).toBe(newText);
      await expect.poll(() => readEditorText(page)).toContain(`"$revision": "${data.document.$revision}"`);
      await expect.poll(() => readTitleInPreview(page)).toBe(`${newText} | Lantern`);
    }
  },
);

/** Edits text like an editor: by selecting and typing. */
async function replaceInEditor(page: Page, oldText: string, newText: string): Promise<void> {
  await page.locator('.CodeMirror').first().waitFor();
  await page.evaluate((text) => {
    const { CodeMirror: editor } = Object(document.querySelector('.CodeMirror'));
    const startIndex = editor.getValue().indexOf(text);
    editor.setSelection(editor.posFromIndex(startIndex), editor.posFromIndex(startIndex + text.length));
    editor.focus();
  }, oldText);
  await page.keyboard.insertText(newText);
}

async function readEditorText(page: Page): Promise<string> {
  return page.evaluate(() => Object(document.querySelector('.CodeMirror')).CodeMirror.getValue());
}

async function readTitleInPreview(page: Page): Promise<string | undefined> {
  return page
    .frames()
    .find((frame) => frame !== page.mainFrame())
    ?.title();
}
