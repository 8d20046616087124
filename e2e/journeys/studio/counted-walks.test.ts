import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { homeMessages } from '../../../studio/app/home.messages.gen.ts';
import { IS_EXHAUSTIVE } from '../../harness/exhaustive.ts';
import { type BrowserVisitor, type BrowserVisitorOptions, journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { INPUTS } from '../../pages/counted-presses.ts';
import { createStudioPageObject, skipTour } from '../../pages/studio-page.ts';
import {
  changeBlockAndColour,
  expectChangedBlockAndColour,
  MOST_PRESSES,
  makeLandingPage,
  mendThreeFaults,
  plantThreeFaults,
  showAsVictorianPremiumCustomer,
} from '../../pages/studio-walks.ts';

let shop: RunningTestShop;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserVisitor['context']['cookies']>>;

const HOME_FILE = 'cms-seed/sunnyside/pages/home.json';
const THEME_FILE = 'site-configs/sunnyside/theme.json';
const MENU_FILE = 'site-configs/sunnyside/navigation/primary.json';
let publishedFiles: ReadonlyMap<string, string>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
  publishedFiles = new Map(
    [HOME_FILE, THEME_FILE, MENU_FILE].map((file) => [file, readFileSync(join(shop.project, file), 'utf8')]),
  );
});
afterEach(() => {
  for (const [file, text] of publishedFiles) writeFileSync(join(shop.project, file), text);
});
afterAll(() => shop.close());

type Visit = (brand: 'sunnyside', options: BrowserVisitorOptions) => Promise<BrowserVisitor>;

const readJson = (file: string) => JSON.parse(readFileSync(join(shop.project, file), 'utf8'));

/** Console warning of a stage that preloads the style sheets of an added block before it shows the block. */
const EARLY_PRELOAD_WARNING = /was preloaded using link preload but not used/;

async function openStudio(visit: Visit) {
  const { page, context } = await visit('sunnyside', { port: shop.port, expected: EARLY_PRELOAD_WARNING });
  await skipTour(context);
  const { origin } = new URL(shop.studioLink ?? '');
  if (cookies) await context.addCookies(cookies);
  await page.goto(cookies ? origin : (shop.studioLink ?? ''));
  cookies ??= await context.cookies(origin);
  await page.getByRole('heading', { name: homeMessages.heading() }).waitFor();
  return page;
}

/** In the audit both kinds of input; otherwise one for each walk, so that half of the walks use each kind. */
const selectInputs = (index: number) => (IS_EXHAUSTIVE ? INPUTS : INPUTS.slice(index, index + 1));

for (const [input, createPressCounter] of selectInputs(1)) {
  journey(
    `a heading, a picture, an order, who sees a block and a colour are changed and published in 16 presses ${input}`,
    async ({ visit }) => {
      const pressCounter = createPressCounter();
      const page = await openStudio(visit);
      await changeBlockAndColour(page, pressCounter);
      expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.changes);
      expectChangedBlockAndColour(readJson(HOME_FILE), readJson(THEME_FILE));
      const { stage } = createStudioPageObject(page);
      expect(await stage.getByRole('heading', { name: 'One press, and you are in.' }).count()).toBe(0);
    },
  );
}

for (const [input, createPressCounter] of selectInputs(0)) {
  journey(`three faults of different classes are found and mended in 6 presses ${input}`, async ({ visit }) => {
    const pressCounter = createPressCounter();
    writeFileSync(join(shop.project, HOME_FILE), JSON.stringify(plantThreeFaults(readJson(HOME_FILE))));
    await mendThreeFaults(await openStudio(visit), pressCounter);
    expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.faults);
  });
}

for (const [input, createPressCounter] of selectInputs(1)) {
  journey(
    `a landing page of six blocks with its place in the menu is made and published in 40 presses ${input}`,
    { timeout: 120_000 },
    async ({ visit }) => {
      const pressCounter = createPressCounter();
      const page = await openStudio(visit);
      await makeLandingPage(page, pressCounter);
      expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.landingPage);
      const shopPage = await page.context().newPage();
      await expect
        .poll(async () => {
          await shopPage.goto(`http://sunnyside.localhost:${shop.port}/summer-mornings`);
          return shopPage.getByRole('heading', { name: 'Longer days, bigger mornings' }).count();
        })
        .toBe(1);
      rmSync(join(shop.project, 'cms-seed/sunnyside/pages/summer-mornings.json'));
    },
  );
}

for (const [input, createPressCounter] of selectInputs(0)) {
  journey(
    `a page is seen as a Victorian premium customer tomorrow at nine in 6 presses ${input}`,
    async ({ visit }) => {
      const pressCounter = createPressCounter();
      const page = await openStudio(visit);
      await page.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles syndicates');
      await page.getByRole('link', { name: 'Lotteries, raffles and syndicates' }).click();
      await createStudioPageObject(page).isReady();
      await showAsVictorianPremiumCustomer(page, pressCounter);
      expect(pressCounter.presses()).toBeLessThanOrEqual(MOST_PRESSES.context);
    },
  );
}
