import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { startSeededCms } from '../../scripts/cms/start-seeded-cms.ts';
import { createEditor, createEditorRole } from '../../scripts/cms/testing/directus-editors.ts';
import { parseDirectusAnswer } from '../../scripts/cms/testing/test-directus.ts';
import { STUDIO_PORT_OFFSET } from '../../scripts/serve/serve.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { getStudioOrigin } from '../../studio/server/start-studio.ts';
import { journey } from '../harness/journey.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { createStudioPageObject, skipTour } from '../pages/studio-page.ts';

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

async function signIn(page: Page, name: string): Promise<void> {
  page.setDefaultTimeout(60_000);
  await skipTour(page.context());
  await page.goto(`${editors}/admin/login`);
  await page.locator('input[type=email]').fill(`${name}@example.com`);
  await page.locator('input[type=password]').fill(`${name} walks far-9`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/(content|users|vitrine-studio)/);
}

/** Signs in to Directus and opens its module "Studio". */
async function openStudio(page: Page, name: string) {
  await signIn(page, name);
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
    const { data } = await call(
      'GET',
      '/versions?filter[item][_eq]=lantern:page:home&fields=key,user_updated.first_name',
    );
    expect(data).toEqual([{ key: 'draft', user_updated: { first_name: 'ann' } }]);

    await publish();
    await notice.getByText('Published. The shop shows it now.').waitFor();
    await expect.poll(shownByShop).toContain(`${HEADING} and month`);
    await draft('As published').waitFor();
    expect((await call('GET', '/versions')).data).toEqual([]);
  },
);

journey(
  'the studio shows why Directus refuses a change outside the rights of the editor, and hides other brands',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page } = await visit('lantern', { port: shop.port, expected: /cms\.localhost|csp|status of 403/ });
    const { frame, stage, form, isReady } = await openStudio(page, 'ben');
    const brands = await frame.getByRole('heading', { level: 2 }).allInnerTexts();
    expect([brands.includes('Lantern'), brands.includes('Harbour')]).toEqual([true, false]);
    await frame.getByRole('searchbox', { name: 'Find a page' }).fill('help');
    await frame.locator('a[href="#base/page/help"]').click();
    await isReady();
    await stage.getByRole('heading', { name: 'Help articles' }).click();
    await form.getByLabel('Main heading', { exact: true }).fill('Ben was here');
    await frame
      .getByRole('alert')
      .getByText(
        'Not saved. You may not edit base:page:help, only lantern. An administrator can change what you may edit.',
      )
      .waitFor();
    expect((await call('GET', '/versions')).data).toEqual([]);
  },
);

journey('the form of a page in Directus opens it in the studio', { timeout: 120_000 }, async ({ visit }) => {
  const { page } = await visit('lantern', { port: shop.port, expected: /cms\.localhost|csp/ });
  await signIn(page, 'ann');
  await page.goto(`${editors}/admin/content/pages/lantern:page:home`);
  await page.getByRole('button', { name: 'Edit on the page' }).click();
  const { stage, isReady } = createStudioPageObject(page.frameLocator('iframe[title=Studio]'));
  await isReady();
  await stage.getByRole('heading', { name: 'Letters from winners' }).waitFor();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('button', { name: 'Edit on the page' }).waitFor();
  expect(await page.locator('iframe[title=Studio]').count()).toBe(0);
});
