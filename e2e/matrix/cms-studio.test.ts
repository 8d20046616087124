import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { getStudioOrigin } from '../../studio/server/start-studio.ts';
import { STUDIO_PORT_OFFSET } from '../../scripts/serve/serve.ts';
import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { startSeededCms } from '../../scripts/cms/start-seeded-cms.ts';
import { createEditor, createEditorRole } from '../../scripts/cms/testing/directus-editors.ts';
import { parseDirectusAnswer } from '../../scripts/cms/testing/test-directus.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { journey } from '../harness/journey.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { createStudioPageObject } from '../pages/studio-page.ts';

const root = new URL('../..', import.meta.url).pathname;
const HEADING = 'Smaller draws, every week';

let folder: string;
let cms: StartedDirectus;
let shop: RunningTestShop;
let editors: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cms-studio-'));
  const port = await findFirstOfConsecutiveFreePorts(STUDIO_PORT_OFFSET + 2);
  const ticketSecret = 'a secret of this test that nobody else knows';
  const cmsPort = port + STUDIO_PORT_OFFSET + 1;
  cms = await startSeededCms({
    port: cmsPort,
    dataDir: folder,
    root,
    push: true,
    webhook: { url: 'http://127.0.0.1:9/_cms/webhook', secret: 'nobody hears it' },
    studio: { origin: getStudioOrigin(port + STUDIO_PORT_OFFSET), ticketSecret },
    log: () => {},
  });
  editors = `http://cms.localhost:${cmsPort}`;
  shop = await startTestShop({
    port,
    studio: true,
    studioTicketSecret: ticketSecret,
    cms: { kind: 'directus', url: cms.url, token: cms.readToken, editors },
  });
  const role = await createEditorRole({ call });
  await createEditor({ call }, role, 'ann');
  const ben = await createEditor({ call }, role, 'ben');
  expect(await call('POST', '/items/editor_rights', { user: ben, sites: ['lantern'] })).toMatchObject({ status: 200 });
}, 1_800_000);

afterAll(async () => {
  await shop?.close();
  await cms?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request to the CMS as its administrator. */
async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(cms.url + path, {
    method,
    headers: { authorization: `Bearer ${cms.adminToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...parseDirectusAnswer(await answer.text()) };
}

/** Signs in to Directus and opens its module "Studio". */
async function openStudio(page: Page, name: string) {
  page.setDefaultTimeout(60_000);
  await page.goto(`${editors}/admin/login`);
  await page.locator('input[type=email]').fill(`${name}@example.com`);
  await page.locator('input[type=password]').fill(`${name} walks far-9`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/(content|users|vitrine-studio)/);
  await page.goto(`${editors}/admin/vitrine-studio`);
  const frame = page.frameLocator('iframe[title=Studio]');
  await frame.getByRole('searchbox', { name: 'Find a page' }).waitFor();
  return { frame, ...createStudioPageObject(frame) };
}

const shownByShop = async () =>
  (await sendGetRequestToLocalPort(shop.port, '/', { host: `lantern.localhost:${shop.port}` })).body;

journey(
  'an editor changes a page on the stage inside Directus, and publishes it with the rights of Directus',
  { timeout: 120_000 },
  async ({ visit }) => {
    // The Data Studio violates its own policy while it starts.
    const { page } = await visit('lantern', { port: shop.port, expected: /cms\.localhost|csp/ });
    const { frame, stage, form, publish, notice, draft, isReady } = await openStudio(page, 'ann');
    await frame.getByRole('searchbox', { name: 'Find a page' }).fill('raffles for good causes');
    await frame.getByRole('link', { name: 'Raffles for good causes' }).first().click();
    await isReady();
    await stage.getByRole('heading', { name: HEADING }).click();
    const heading = form.getByLabel('Main heading', { exact: true });
    await heading.fill(`${HEADING} and month`);
    await stage.getByRole('heading', { name: `${HEADING} and month` }).waitFor();
    await draft('Draft saved').waitFor();
    expect(await shownByShop()).not.toContain(`${HEADING} and month`);
    const { data } = await call('GET', '/versions?filter[item][_eq]=lantern:page:home&fields=key,user_updated.first_name');
    expect(data).toEqual([{ key: 'draft', user_updated: { first_name: 'ann' } }]);

    await publish();
    await notice.getByText('Published. The shop shows it now.').waitFor();
    await expect.poll(shownByShop).toContain(`${HEADING} and month`);
    await draft('As published').waitFor();
    expect((await call('GET', '/versions')).data).toEqual([]);
  },
);

journey(
  'an editor of another brand reads in the studio why Directus stores nothing',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page } = await visit('lantern', { port: shop.port, expected: /cms\.localhost|csp|status of 403/ });
    const { frame } = await openStudio(page, 'ben');
    expect(await frame.getByRole('heading', { level: 2 }).allInnerTexts()).not.toContain('Harbour');
    await page.pause;
  },
);
