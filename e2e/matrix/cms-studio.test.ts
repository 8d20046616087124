import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { homeMessages } from '../../studio/app/home.messages.gen.ts';
import { savingStateMessages } from '../../studio/app/saving-state.messages.gen.ts';
import { editorNoticesMessages } from '../../studio/editor/editor-notices.messages.gen.ts';
import { fieldsMessages } from '../../studio/editor/fields.messages.gen.ts';
import { picturesMessages } from '../../studio/messages/pictures.messages.gen.ts';
import { IS_EXHAUSTIVE, selectRepresentatives } from '../harness/exhaustive.ts';
import { journey } from '../harness/journey.ts';
import { readSeedText } from '../harness/seed-texts.ts';
import { type StudioInDirectus, startStudioInDirectus } from '../harness/studio-in-directus.ts';
import { INPUTS } from '../pages/counted-presses.ts';
import { createStudioPageObject } from '../pages/studio-page.ts';
import {
  changeBlockAndColour,
  expectChangedBlockAndColour,
  MOST_PRESSES,
  makeLandingPage,
  mendThreeFaults,
  plantThreeFaults,
  showAsVictorianPremiumCustomer,
} from '../pages/studio-walks.ts';

const root = new URL('../..', import.meta.url).pathname;
const HEADING = 'Smaller draws, every week';

let studio: StudioInDirectus;

beforeAll(async () => {
  studio = await startStudioInDirectus();
  await studio.createEditor('ann');
  await studio.createEditor('ben', { sites: ['lantern'] });
}, 1_800_000);

afterAll(() => studio?.close());

const readHomePageHtml = async () => (await studio.request('lantern', '/')).body;

journey(
  'an editor changes a page on the stage inside Directus, and publishes it with the rights of Directus',
  { timeout: 120_000 },
  async ({ visit }) => {
    // The Data Studio violates its own policy while it starts.
    const { page } = await visit('lantern', { port: studio.shop.port, expected: /cms\.localhost|csp/ });
    const { frame, stage, form, publish, notice, draft, isReady } = await studio.open(page, 'ann');
    await frame.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles for good causes');
    await frame.getByRole('link', { name: 'Raffles for good causes' }).first().click();
    await isReady();
    await stage.getByRole('heading', { name: HEADING }).click();
    const heading = form.getByLabel('Main heading', { exact: true });
    await heading.fill(`${HEADING} and month`);
    await stage.getByRole('heading', { name: `${HEADING} and month` }).waitFor();
    await draft(savingStateMessages.saved()).waitFor();
    expect(await readHomePageHtml()).not.toContain(`${HEADING} and month`);
    const { data } = await studio.call(
      'GET',
      '/versions?filter[item][_eq]=lantern:page:home&fields=key,user_updated.first_name',
    );
    expect(data).toEqual([{ key: 'draft', user_updated: { first_name: 'ann' } }]);

    await publish();
    await notice.getByText(editorNoticesMessages.published()).waitFor();
    await expect.poll(readHomePageHtml).toContain(`${HEADING} and month`);
    await draft(savingStateMessages.published()).waitFor();
    expect((await studio.call('GET', '/versions')).data).toEqual([]);
  },
);

journey(
  'the studio shows why Directus refuses a change outside the rights of the editor, and hides other brands',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page } = await visit('lantern', { port: studio.shop.port, expected: /cms\.localhost|csp|status of 403/ });
    const { frame, stage, form, isReady } = await studio.open(page, 'ben');
    const brands = await frame.getByRole('heading', { level: 2 }).allInnerTexts();
    expect([brands.includes('Lantern'), brands.includes('Harbour')]).toEqual([true, false]);
    await frame.getByRole('searchbox', { name: homeMessages.search() }).fill('help');
    await frame.locator('a[href="#base/page/help"]').click();
    await isReady();
    await stage.getByRole('heading', { name: readSeedText('base/pages/help', 'articles', 'heading') }).click();
    await form.getByLabel('Main heading', { exact: true }).fill('Ben was here');
    await frame
      .getByRole('alert')
      .getByText(
        'Not saved. You may not edit base:page:help, only lantern. An administrator can change what you may edit.',
      )
      .waitFor();
    expect((await studio.call('GET', '/versions')).data).toEqual([]);
  },
);

journey('the form of a page in Directus opens it in the studio', { timeout: 120_000 }, async ({ visit }) => {
  const { page } = await visit('lantern', { port: studio.shop.port, expected: /cms\.localhost|csp/ });
  await studio.signIn(page, 'ann');
  await page.goto(`${studio.editors}/admin/content/pages/lantern:page:home`);
  await page.getByRole('button', { name: 'Edit on the page' }).click();
  const { stage, isReady } = createStudioPageObject(page.frameLocator('iframe[title=Studio]'));
  await isReady();
  await stage.getByRole('heading', { name: 'Letters from winners' }).waitFor();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('button', { name: 'Edit on the page' }).waitFor();
  expect(await page.locator('iframe[title=Studio]').count()).toBe(0);
});

journey(
  'a press in the bar of modules of Directus opens the home of the studio',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page } = await visit('lantern', { port: studio.shop.port, expected: /cms\.localhost|csp/ });
    await studio.signIn(page, 'ann');
    await page.goto(`${studio.editors}/admin/content`);
    // Directus gives its links no names.
    await page.locator('.modules a[href="/admin/vitrine-studio"]').click();
    const frame = page.frameLocator('iframe[title=Studio]');
    await frame.getByRole('heading', { name: homeMessages.heading() }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/vitrine-studio');
  },
);

const PRIZE_HEADING = 'A light left on at Saltmarsh House';

journey(
  'a picture that an editor uploads inside Directus needs the right, is a file of Directus, and stays with text and focal point',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page } = await visit('lantern', {
      port: studio.shop.port,
      expected: /cms\.localhost|csp|status of 403/,
    });
    const limitRightsToKinds = async (kinds: readonly string[] | null) => {
      const [{ id }] = Object((await studio.call('GET', '/items/editor_rights?fields=id')).data);
      expect((await studio.call('PATCH', `/items/editor_rights/${id}`, { kinds })).status).toBe(200);
    };
    const { frame, stage, form, publish, notice, isReady } = await studio.open(page, 'ben');
    await frame.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles for good causes');
    await frame.getByRole('link', { name: 'Raffles for good causes' }).first().click();
    await isReady();
    await stage.getByRole('heading', { name: PRIZE_HEADING }).click();
    await form.getByRole('button', { name: picturesMessages.choose() }).click();
    const dialog = frame.getByRole('dialog', { name: picturesMessages.heading() });
    const buffer = readFileSync(join(root, 'cms-seed/lantern/assets/crossroads.avif'));
    const upload = () =>
      dialog
        .getByLabel(picturesMessages.upload())
        .setInputFiles({ name: 'The Lane.AVIF', mimeType: 'image/avif', buffer });
    await limitRightsToKinds(['page']);
    await upload();
    await dialog.getByRole('alert').getByText('You may not add pictures to lantern.').waitFor();
    await limitRightsToKinds(null);
    await upload();
    await dialog.waitFor({ state: 'hidden' });
    await form.getByRole('textbox', { name: fieldsMessages.alt() }).fill('A lane at dusk');
    await form.getByRole('radio', { name: picturesMessages.focusTop() }).check({ force: true });
    await stage.getByRole('img', { name: 'A lane at dusk' }).waitFor();
    await publish();
    await notice.getByText(editorNoticesMessages.published()).waitFor();
    const { blocks } = await studio.readPublished('/items/pages/lantern:page:home');
    expect(blocks[0].props.image).toEqual({ asset: 'the-lane.avif', alt: 'A lane at dusk', focus: 'top' });
    const query = 'filter[filename_download][_eq]=the-lane.avif&fields=folder.name,type,uploaded_by.first_name';
    const { data } = await studio.call('GET', `/files?${query}`);
    expect(data).toEqual([{ folder: { name: 'lantern' }, type: 'image/avif', uploaded_by: { first_name: 'ben' } }]);
    await expect.poll(readHomePageHtml).toContain('A lane at dusk');
  },
);

const SUNNYSIDE_PATHS = {
  home: '/items/pages/sunnyside:page:home',
  theme: '/items/theme/sunnyside:theme:theme',
  menu: '/items/site_config/sunnyside:navigation:primary',
};

for (const [inputMethod, createPressCounter] of selectRepresentatives(INPUTS)) {
  journey(
    `inside Directus a heading, a picture, an order, who sees a block and a colour are changed and published in 16 presses ${inputMethod}`,
    { timeout: 120_000 },
    async ({ visit }) => {
      const pressCounter = createPressCounter();
      const [home, theme] = [
        await studio.readPublished(SUNNYSIDE_PATHS.home),
        await studio.readPublished(SUNNYSIDE_PATHS.theme),
      ];
      const { page } = await visit('sunnyside', { port: studio.shop.port, expected: /cms\.localhost|csp/ });
      const { frame } = await studio.open(page, 'ann');
      await changeBlockAndColour(frame, pressCounter);
      expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.changes);
      expectChangedBlockAndColour(
        await studio.readPublished(SUNNYSIDE_PATHS.home),
        await studio.readPublished(SUNNYSIDE_PATHS.theme),
      );
      await studio.restore(SUNNYSIDE_PATHS.home, home);
      await studio.restore(SUNNYSIDE_PATHS.theme, theme);
    },
  );

  journey(
    `inside Directus a page is seen as a Victorian premium customer tomorrow at nine in 6 presses ${inputMethod}`,
    { timeout: 120_000 },
    async ({ visit }) => {
      const pressCounter = createPressCounter();
      const { page } = await visit('harbour', { port: studio.shop.port, expected: /cms\.localhost|csp/ });
      const { frame, isReady } = await studio.open(page, 'ann');
      await frame.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles syndicates');
      await frame.getByRole('link', { name: 'Lotteries, raffles and syndicates' }).click();
      await isReady();
      await showAsVictorianPremiumCustomer(frame, pressCounter);
      expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.context);
    },
  );
}

// Outside of Directus the full suite has these as well.
for (const [inputMethod, createPressCounter] of IS_EXHAUSTIVE ? INPUTS : []) {
  journey(
    `inside Directus three faults of a draft are found and mended in 6 presses ${inputMethod}`,
    { timeout: 120_000 },
    async ({ visit }) => {
      const pressCounter = createPressCounter();
      const home = await studio.readPublished(SUNNYSIDE_PATHS.home);
      const draftVersion = { key: 'draft', collection: 'pages', item: 'sunnyside:page:home' };
      const { data } = await studio.call('POST', '/versions', draftVersion);
      const saveResponse = await studio.call('POST', `/versions/${String(Object(data).id ?? data)}/save`, {
        document: plantThreeFaults(home),
      });
      expect(saveResponse).toMatchObject({ status: 200 });
      const { page } = await visit('sunnyside', { port: studio.shop.port, expected: /cms\.localhost|csp/ });
      const { frame } = await studio.open(page, 'ann');
      await mendThreeFaults(frame, pressCounter);
      expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.faults);
      expect((await studio.call('GET', '/versions')).data).toEqual([]);
      await studio.restore(SUNNYSIDE_PATHS.home, home);
    },
  );

  journey(
    `inside Directus a landing page with its place in the menu is made and published in 40 presses ${inputMethod}`,
    { timeout: 180_000 },
    async ({ visit }) => {
      const pressCounter = createPressCounter();
      const menu = await studio.readPublished(SUNNYSIDE_PATHS.menu);
      const statusOfPage = async () => (await studio.request('sunnyside', '/summer-mornings')).status;
      const { page } = await visit('sunnyside', {
        port: studio.shop.port,
        expected: /cms\.localhost|csp|was preloaded/,
      });
      const { frame } = await studio.open(page, 'ann');
      await makeLandingPage(frame, pressCounter);
      expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.landingPage);
      await expect.poll(statusOfPage).toBe(200);
      const { body } = await studio.request('sunnyside', '/summer-mornings');
      expect(body).toContain('Longer days, bigger mornings');
      await studio.restore(SUNNYSIDE_PATHS.menu, menu);
      expect(await studio.call('DELETE', '/items/pages/sunnyside:page:summer-mornings')).toMatchObject({ status: 204 });
      await expect.poll(statusOfPage).toBe(404);
    },
  );
}

// Runs last, because it restarts Directus with other origins.
if (IS_EXHAUSTIVE) {
  journey(
    'behind a proxy with https and other host names the studio inside Directus edits and publishes',
    { timeout: 300_000 },
    async ({ visit }) => {
      studio = await studio.restartBehindProxy();
      const { page } = await visit('lantern', {
        port: studio.shop.port,
        ignoreHTTPSErrors: true,
        expected: /content\.localhost|csp/,
      });
      const { frame, stage, form, publish, notice, isReady } = await studio.open(page, 'ann');
      await frame.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles for good causes');
      await frame.getByRole('link', { name: 'Raffles for good causes' }).first().click();
      await isReady();
      await stage.getByRole('heading', { name: HEADING }).click();
      await form.getByLabel('Main heading', { exact: true }).fill(`${HEADING}, by https`);
      await stage.getByRole('heading', { name: `${HEADING}, by https` }).waitFor();
      const stageUrl = await frame.locator('.stage iframe').getAttribute('src');
      expect(stageUrl).toContain(`https://lantern.localhost:${new URL(studio.editors).port}/`);
      await publish();
      await notice.getByText(editorNoticesMessages.published()).waitFor();
      await expect.poll(readHomePageHtml).toContain(`${HEADING}, by https`);
    },
  );
}
