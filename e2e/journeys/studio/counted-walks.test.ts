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

const HOME = 'cms-seed/sunnyside/pages/home.json';
const THEME = 'site-configs/sunnyside/theme.json';
const MENU = 'site-configs/sunnyside/navigation/primary.json';
let published: ReadonlyMap<string, string>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
  published = new Map([HOME, THEME, MENU].map((file) => [file, readFileSync(join(shop.project, file), 'utf8')]));
});
afterEach(() => {
  for (const [file, text] of published) writeFileSync(join(shop.project, file), text);
});
afterAll(() => shop.close());

type Visit = (brand: 'sunnyside', options: BrowserVisitorOptions) => Promise<BrowserVisitor>;

const read = (file: string) => JSON.parse(readFileSync(join(shop.project, file), 'utf8'));

/** A stage learns of the style sheets of an added block before it shows the block. */
const EARLY_SHEET = /was preloaded using link preload but not used/;

async function openStudio(visit: Visit) {
  const { page, context } = await visit('sunnyside', { port: shop.port, expected: EARLY_SHEET });
  await skipTour(context);
  const { origin } = new URL(shop.studioLink ?? '');
  if (cookies) await context.addCookies(cookies);
  await page.goto(cookies ? origin : (shop.studioLink ?? ''));
  cookies ??= await context.cookies(origin);
  await page.getByRole('heading', { name: homeMessages.heading() }).waitFor();
  return page;
}

/** Both kinds of input in the audit; elsewhere one a walk, and each for half of the walks. */
const selectInputs = (index: number) => (IS_EXHAUSTIVE ? INPUTS : INPUTS.slice(index, index + 1));

for (const [input, create] of selectInputs(1)) {
  journey(
    `a heading, a picture, an order, who sees a block and a colour are changed and published in 16 presses ${input}`,
    async ({ visit }) => {
      const hands = create();
      const page = await openStudio(visit);
      await changeBlockAndColour(page, hands);
      expect(hands.presses()).toBeLessThanOrEqual(MOST_PRESSES.changes);
      expectChangedBlockAndColour(read(HOME), read(THEME));
      const { stage } = createStudioPageObject(page);
      expect(await stage.getByRole('heading', { name: 'One press, and you are in.' }).count()).toBe(0);
    },
  );
}

for (const [input, create] of selectInputs(0)) {
  journey(`three faults of different classes are found and mended in 6 presses ${input}`, async ({ visit }) => {
    const hands = create();
    writeFileSync(join(shop.project, HOME), JSON.stringify(plantThreeFaults(read(HOME))));
    await mendThreeFaults(await openStudio(visit), hands);
    expect(hands.presses()).toBeLessThanOrEqual(MOST_PRESSES.faults);
  });
}

for (const [input, create] of selectInputs(1)) {
  journey(
    `a landing page of six blocks with its place in the menu is made and published in 40 presses ${input}`,
    { timeout: 120_000 },
    async ({ visit }) => {
      const hands = create();
      const page = await openStudio(visit);
      await makeLandingPage(page, hands);
      expect(hands.presses()).toBeLessThanOrEqual(MOST_PRESSES.landingPage);
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

for (const [input, create] of selectInputs(0)) {
  journey(
    `a page is seen as a Victorian premium customer tomorrow at nine in 6 presses ${input}`,
    async ({ visit }) => {
      const hands = create();
      const page = await openStudio(visit);
      await page.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles syndicates');
      await page.getByRole('link', { name: 'Lotteries, raffles and syndicates' }).click();
      await createStudioPageObject(page).isReady();
      await showAsVictorianPremiumCustomer(page, hands);
      expect(hands.presses()).toBeLessThanOrEqual(MOST_PRESSES.context);
    },
  );
}
