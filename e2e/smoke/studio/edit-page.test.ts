import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { homeMessages } from '../../../studio/app/home.messages.gen.ts';
import { savingStateMessages } from '../../../studio/app/saving-state.messages.gen.ts';
import { blockListMessages } from '../../../studio/editor/block-list.messages.gen.ts';
import { conflictsMessages } from '../../../studio/editor/conflicts.messages.gen.ts';
import { editorBarMessages } from '../../../studio/editor/editor-bar.messages.gen.ts';
import { editorNoticesMessages } from '../../../studio/editor/editor-notices.messages.gen.ts';
import { problemListMessages } from '../../../studio/editor/problem-list.messages.gen.ts';
import { publishPicturesMessages } from '../../../studio/editor/publish-pictures.messages.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createStudioPageObject, skipTour } from '../../pages/studio-page.ts';

const HOME_FILE = 'cms-seed/harbour/pages/home.json';

let shop: RunningTestShop;
let publishedHome: string;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserVisitor['context']['cookies']>>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
  publishedHome = readFileSync(join(shop.project, HOME_FILE), 'utf8');
});
afterEach(() => writeFileSync(join(shop.project, HOME_FILE), publishedHome));
afterAll(() => shop.close());

type Visit = (brand: 'harbour', options: { port: number; expected?: RegExp }) => Promise<BrowserVisitor>;

const studioOrigin = () => new URL(shop.studioLink ?? '').origin;
const readHome = () => readFileSync(join(shop.project, HOME_FILE), 'utf8');

async function openStudio(visit: Visit, expected?: RegExp) {
  const visitor = await visit('harbour', { port: shop.port, ...(expected && { expected }) });
  const { page, context } = visitor;
  await skipTour(context);
  if (cookies) await context.addCookies(cookies);
  await page.goto(cookies ? studioOrigin() : (shop.studioLink ?? ''));
  cookies ??= await context.cookies(studioOrigin());
  return { ...visitor, page, ...createStudioPageObject(page) };
}

async function openHome(visit: Visit, expected?: RegExp) {
  const studio = await openStudio(visit, expected);
  await studio.page.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles syndicates');
  await studio.page.getByRole('link', { name: 'Lotteries, raffles and syndicates' }).click();
  await studio.isReady();
  return studio;
}

/** Whether the window scrolls instead of the list of blocks and the form. */
const isWindowScrollable = (page: Pick<BrowserVisitor['page'], 'evaluate'>) =>
  page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight);

/** Chooses the block under a heading of the page. */
async function chooseBlock({ stage, form }: Awaited<ReturnType<typeof openHome>>, heading: string) {
  await stage.getByRole('heading', { name: heading }).click();
  await form.getByRole('heading').getByText(heading).waitFor();
}

journey(
  'an editor presses a heading on the real page, sees it change while typing, and publishes it with one press',
  async ({ visit }) => {
    const studio = await openHome(visit);
    const { page, stage, form, publish, draft, notice, isReady } = studio;
    await chooseBlock(studio, 'Closing next');
    const readScrollPosition = () => stage.locator('html').evaluate(() => Math.round(scrollY));
    const [scrollPositionBefore, headingField] = [
      await readScrollPosition(),
      form.getByLabel('Main heading', { exact: true }),
    ];
    await headingField.press('End');
    await headingField.pressSequentially(' tonight');
    await stage.getByRole('heading', { name: 'Closing next tonight' }).waitFor();
    expect(await headingField.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await readScrollPosition()).toBe(scrollPositionBefore);
    expect(await isWindowScrollable(page)).toBe(false);
    await draft(savingStateMessages.saved()).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(readHome()).toBe(publishedHome);

    await page.reload();
    await isReady();
    await stage.getByRole('heading', { name: 'Closing next tonight' }).waitFor();
    await page.getByRole('button', { name: editorBarMessages.publish(), exact: true }).click();
    const getPicture = (side: string) => page.frameLocator(`iframe[title$=": ${side}"]`);
    await getPicture(savingStateMessages.published())
      .getByRole('heading', { name: 'Closing next', exact: true })
      .waitFor();
    await getPicture(publishPicturesMessages.after()).getByRole('heading', { name: 'Closing next tonight' }).waitFor();
    await page.getByText('Change 1 of 1: Offer grid: Closing next tonight').waitFor();
    await page.keyboard.press('Escape');
    await publish();
    await notice.getByText(editorNoticesMessages.published()).waitFor();
    expect(readHome()).toBe(publishedHome.replace('"Closing next"', '"Closing next tonight"'));
    await draft(savingStateMessages.published()).waitFor();

    const shopPage = await page.context().newPage();
    await expect
      .poll(async () => {
        await shopPage.goto(`http://harbour.localhost:${shop.port}/`);
        return shopPage.getByRole('heading', { name: 'Closing next tonight' }).count();
      })
      .toBe(1);
  },
);

journey('an editor moves a block, undoes it by keyboard, and does it again', async ({ visit }) => {
  const studio = await openHome(visit);
  const { page, blocks, stage } = studio;
  const readHeadings = () => stage.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const originalHeadings = await readHeadings();
  await blocks.getByRole('button', { name: 'Steps: How it works' }).click();
  await blocks.getByRole('button', { name: 'Move Steps: How it works up' }).click();
  await expect.poll(readHeadings).not.toEqual(originalHeadings);
  const movedHeadings = await readHeadings();
  expect(await page.getByText(/^Steps: How it works is now number \d+ of \d+\.$/).count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(readHeadings).toEqual(originalHeadings);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(readHeadings).toEqual(movedHeadings);
  await page.getByRole('status').getByText(savingStateMessages.saved()).waitFor();
  await studio.discard();
  await expect.poll(readHeadings).toEqual(originalHeadings);
  await page.getByRole('status').getByText(savingStateMessages.published()).waitFor();
});

journey('an editor adds a block with a picture and a link of the brand, and removes it again', async ({ visit }) => {
  const studio = await openHome(visit);
  const { page, blocks, form, stage, draft } = studio;
  await chooseBlock(studio, 'Closing next');
  await page.getByRole('button', { name: blockListMessages.add() }).click();
  const picker = page.getByRole('dialog', {
    name: blockListMessages.addHeading({ block: 'Offer grid: Closing next' }),
  });
  expect(await findAxeViolations(page)).toEqual([]);
  await picker.getByRole('searchbox').fill('picture and what to do next');
  await picker.getByRole('button', { name: /^Hero/ }).click();
  const heading = stage.getByRole('heading', { name: 'Small tickets, long evenings' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  await form.getByRole('button', { name: '1. See all draws' }).click();
  await form
    .getByRole('combobox', { name: 'Where it leads' })
    .selectOption({ label: 'Raffle tickets (/charity-tickets)' });
  await expect
    .poll(() => stage.getByRole('link', { name: 'See all draws' }).getAttribute('href'))
    .toBe('/charity-tickets');
  await draft(savingStateMessages.saved()).waitFor();
  expect(await page.getByRole('heading', { name: problemListMessages.heading() }).count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await blocks.getByRole('button', { name: 'Remove Hero: Small tickets, long evenings' }).click();
  await heading.waitFor({ state: 'detached' });
  await draft(savingStateMessages.published()).waitFor();
});

journey('a page with a fault names it at its block and field, and is not published', async ({ visit }) => {
  const studio = await openHome(visit, /status of 422/);
  const { page, form, blocks, publish, notice, draft } = studio;
  await chooseBlock(studio, 'Closing next');
  await form.getByLabel('Main heading', { exact: true }).fill('x'.repeat(130));
  await form.getByText('130 of 120 characters').waitFor();
  await blocks.getByRole('button', { name: /^Offer grid: x+… to fix/ }).waitFor();
  await form.getByLabel('Main heading', { exact: true }).and(page.locator('[aria-invalid=true]')).waitFor();
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(editorNoticesMessages.faulty({ count: 1 })).waitFor();
  expect(readHome()).toBe(publishedHome);

  await form.getByLabel('Main heading', { exact: true }).fill('Closing soon');
  await expect.poll(() => page.getByRole('heading', { name: problemListMessages.heading() }).count()).toBe(0);
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(editorNoticesMessages.published()).waitFor();
  expect(readHome()).toContain('"Closing soon"');
});

journey(
  'a draft does not overwrite what somebody else has published since it began: both are merged',
  async ({ visit }) => {
    const studio = await openHome(visit, /status of 409/);
    const { page, form, publish, notice, draft, stage } = studio;
    await chooseBlock(studio, 'Closing next');
    await form.getByLabel('Main heading', { exact: true }).fill('Mine');
    await draft(savingStateMessages.saved()).waitFor();
    writeFileSync(join(shop.project, HOME_FILE), publishedHome.replace('"Closing next"', '"Theirs"'));
    await publish();
    await notice.getByText('Nothing is lost: both versions are shown below.').waitFor();
    expect(readHome()).toContain('"Theirs"');
    await stage.getByRole('heading', { name: 'Mine' }).waitFor();
    const conflict = page.getByRole('region', { name: /^Somebody else published/ });
    expect(await findAxeViolations(page)).toEqual([]);
    await conflict.getByRole('radio', { name: conflictsMessages.takeTheirs() }).check();
    await conflict.getByRole('button', { name: conflictsMessages.use() }).click();
    await stage.getByRole('heading', { name: 'Theirs' }).waitFor();
    await draft(savingStateMessages.published()).waitFor();
  },
);
