import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { homeMessages } from '../../../studio/app/home.messages.gen.ts';
import { savingStateMessages } from '../../../studio/app/saving-state.messages.gen.ts';
import { unreadableDocumentMessages } from '../../../studio/app/unreadable-document.messages.gen.ts';
import { unsavedCopiesMessages } from '../../../studio/app/unsaved-copies.messages.gen.ts';
import { conflictsMessages } from '../../../studio/editor/conflicts.messages.gen.ts';
import { editorBarMessages } from '../../../studio/editor/editor-bar.messages.gen.ts';
import { editorNoticesMessages } from '../../../studio/editor/editor-notices.messages.gen.ts';
import { failuresMessages } from '../../../studio/editor/failures.messages.gen.ts';
import { problemListMessages } from '../../../studio/editor/problem-list.messages.gen.ts';
import { stageMessages } from '../../../studio/editor/stage.messages.gen.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createStudioPageObject } from '../../pages/studio-page.ts';

const FILE = 'cms-seed/harbour/pages/how-it-works.json';
const TITLE = 'How Harbour works';
const STEPS = 'From pick to payout';
const PUBLISHED = editorNoticesMessages.published();

let shop: RunningTestShop;
let published: string;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
  published = read();
});
afterEach(() => {
  write(published);
  rmSync(newPage(), { force: true });
  rmSync(join(shop.project, '../data/studio-drafts'), { recursive: true, force: true });
});
afterAll(() => shop.close());

type Visit = (brand: 'harbour', options: { port: number; expected?: RegExp }) => Promise<BrowserVisitor>;

const studioOrigin = () => new URL(shop.studioLink ?? '').origin;
const read = () => readFileSync(join(shop.project, FILE), 'utf8');
const newPage = () => join(shop.project, 'cms-seed/harbour/pages/night-swim.json');
const write = (text: string) => writeFileSync(join(shop.project, FILE), text);

/** What the browser writes to its console about a server that fails or is gone. */
const FAILED_CALLS =
  /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|status of (401|409|422)|_report' violates|threw Event|'postMessage'/;

async function openStudio(page: Page, context: BrowserContext) {
  if (cookies) await context.addCookies(cookies);
  else await page.goto(shop.studioLink ?? '');
  cookies ??= await context.cookies(studioOrigin());
  await page.goto(`${studioOrigin()}/#harbour/page/how-it-works`);
  const studio = createStudioPageObject(page);
  const heading = studio.form.getByLabel(/^(Main h|H)eading$/).first();
  /** Chooses the block under a heading and waits for its form. */
  const choose = async (words: string) => {
    await studio.stage.getByRole('heading', { name: words }).click();
    await studio.form.getByRole('heading').getByText(words).waitFor();
  };
  return { ...studio, heading, choose, told: page.getByRole('banner') };
}

async function openPage(visit: Visit) {
  const { page, context } = await visit('harbour', { port: shop.port, expected: FAILED_CALLS });
  const studio = await openStudio(page, context);
  await studio.isReady();
  return { ...studio, page, browser: context };
}

journey('words typed without a connection in a tab that was closed are offered by the next one', async ({ visit }) => {
  const { page, browser, heading, choose, told } = await openPage(visit);
  await choose(TITLE);
  await browser.setOffline(true);
  await heading.fill('Typed on the train');
  await told.getByText(/^Not saved since /).waitFor();
  await page.close();
  await browser.setOffline(false);
  const next = await browser.newPage();
  const studio = await openStudio(next, browser);
  const offer = next.getByRole('group', { name: /^Unsaved changes from / });
  await offer.getByRole('button', { name: unsavedCopiesMessages.use() }).click();
  await studio.stage.getByRole('heading', { name: 'Typed on the train' }).waitFor();
  await studio.draft(savingStateMessages.saved()).waitFor();
  expect(await offer.count()).toBe(0);
});

journey('a connection that is lost on the way home leaves the studio open', async ({ visit }) => {
  const { page, browser, heading, choose, draft } = await openPage(visit);
  await choose(TITLE);
  await browser.setOffline(true);
  await heading.fill('Typed before leaving');
  await page.getByRole('link', { name: editorBarMessages.back() }).click();
  await page.getByRole('searchbox', { name: homeMessages.search() }).waitFor();
  await page.goBack();
  await page.getByText(/^Not saved since /).waitFor();
  await browser.setOffline(false);
  await draft(savingStateMessages.saved()).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await draft(savingStateMessages.published()).waitFor();
});

journey(
  'a stage that was opened without a connection is loaded once it returns, with what was typed meanwhile',
  async ({ visit }) => {
    const { page, context: browser } = await visit('harbour', { port: shop.port, expected: FAILED_CALLS });
    await page.clock.install();
    await browser.route('**/preview?**', (route) => route.abort());
    const { stage, blocks, heading, draft } = await openStudio(page, browser);
    await blocks.getByRole('button', { name: new RegExp(TITLE) }).click();
    await heading.fill('Typed below a page that is missing');
    await draft(savingStateMessages.saved()).waitFor();
    await page.clock.fastForward('00:21');
    const told = page.getByRole('alert').getByText('The page could not be loaded.');
    await told.waitFor();
    await page.getByRole('button', { name: failuresMessages.again() }).click();
    await page.getByRole('status').getByText(stageMessages.loading()).waitFor();
    await page.clock.fastForward('00:21');
    await told.waitFor();
    await browser.unroute('**/preview?**');
    await browser.setOffline(true);
    await browser.setOffline(false);
    await stage.getByRole('heading', { name: 'Typed below a page that is missing' }).waitFor();
    expect(await told.count()).toBe(0);
  },
);

journey('two tabs on one page keep the changes of both', async ({ visit }) => {
  const one = await openPage(visit);
  const page = await one.browser.newPage();
  const other = await openStudio(page, one.browser);
  await other.isReady();
  await page
    .getByRole('status')
    .getByText(/^Also open in /)
    .waitFor();
  await other.choose(STEPS);
  await other.heading.fill('Steps of the other tab');
  await other.draft(savingStateMessages.saved()).waitFor();
  await one.page.bringToFront();
  await one.choose(TITLE);
  await one.heading.fill('Title of the first tab');
  await one.stage.getByRole('heading', { name: 'Steps of the other tab' }).waitFor();
  await one.draft(savingStateMessages.saved()).waitFor();
  await page.bringToFront();
  await other.heading.fill('Steps of the other tab, again');
  await other.stage.getByRole('heading', { name: 'Title of the first tab' }).waitFor();
  await other.draft(savingStateMessages.saved()).waitFor();
  await other.publish();
  await other.notice.getByText(PUBLISHED).waitFor();
  expect(read()).toBe(
    published.replace(TITLE, 'Title of the first tab').replace(STEPS, 'Steps of the other tab, again'),
  );
});

journey('a document that somebody deletes while it is edited is not lost', async ({ visit }) => {
  const { page, heading, choose, draft, publish, notice } = await openPage(visit);
  await choose(TITLE);
  await heading.fill('Mine');
  await draft(savingStateMessages.saved()).waitFor();
  rmSync(join(shop.project, FILE));
  await heading.fill('Mine, longer');
  const conflict = page.getByRole('region', { name: /^Somebody else deleted/ });
  await conflict.getByText(conflictsMessages.absent()).waitFor();
  await conflict.getByRole('radio', { name: conflictsMessages.keepMine() }).check();
  await conflict.getByRole('button', { name: conflictsMessages.use() }).click();
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(PUBLISHED).waitFor();
  expect(JSON.parse(read())).toEqual(JSON.parse(published.replace(TITLE, 'Mine, longer')));
});

journey('a draft whose answer comes late, twice or never is stored once and as typed last', async ({ visit }) => {
  const { page, browser, stage, heading, choose, draft, told } = await openPage(visit);
  await browser.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.min(milliseconds, 1_500));
  });
  await page.reload();
  await choose(TITLE);
  const late = Promise.withResolvers<void>();
  await page.route('**/api/draft', async (route) => {
    await late.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/draft');
  await heading.fill('First');
  await sent;
  await heading.fill('Second');
  late.resolve();
  await draft(savingStateMessages.saved()).waitFor();

  await page.unroute('**/api/draft');
  await page.route('**/api/draft', async (route) => {
    const { host, port } = new URL(studioOrigin());
    const headers = { ...(await route.request().allHeaders()), host };
    await route.fetch({ url: `http://127.0.0.1:${port}/api/draft`, headers });
    await route.continue();
  });
  await heading.fill('Sent twice');
  await draft(savingStateMessages.saved()).waitFor();

  await page.unroute('**/api/draft');
  await page.route('**/api/draft', () => {});
  await heading.fill('Never answered');
  await told.getByText(/^Not saved since /).waitFor();
  await page.unroute('**/api/draft');
  await heading.fill('Typed last');
  await draft(savingStateMessages.saved()).waitFor();
  await page.reload();
  await stage.getByRole('heading', { name: 'Typed last' }).waitFor();
});

journey(
  'a session that has ended is said, and what is typed stays in the browser until the next',
  async ({ visit }) => {
    const { page, browser, heading, choose, draft, told } = await openPage(visit);
    await choose(TITLE);
    await browser.clearCookies({ name: 'vitrine_studio' });
    await heading.fill('Typed after the end');
    await told.getByText(/^Not saved\. Open the studio with the link/).waitFor();
    const copies = () => page.evaluate(() => Object.values({ ...localStorage }).join());
    await expect.poll(copies).toContain('Typed after the end');
    await browser.addCookies(cookies ?? []);
    await draft(savingStateMessages.saved()).waitFor();
    await expect.poll(copies).not.toContain('Typed after the end');
    await expect.poll(() => told.getByText(/^Not saved/).count()).toBe(0);
  },
);

journey('a stored document with a fault is opened with it, and mended there', async ({ visit }) => {
  write(published.replace(`"${TITLE}"`, '7'));
  const { page, form, heading, publish, notice, draft } = await openPage(visit);
  const problems = page.getByRole('region', { name: problemListMessages.heading() });
  await problems.getByRole('button').first().click();
  await form.getByRole('heading').first().waitFor();
  await heading.fill('Mended');
  await expect.poll(() => problems.count()).toBe(0);
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(PUBLISHED).waitFor();
  expect(JSON.parse(read())).toEqual(JSON.parse(published.replace(TITLE, 'Mended')));
});

journey('a new page that the shop has never shown is marked at home, and mended there', async ({ visit }) => {
  const text = published.replace('"/how-it-works"', '"/night-swim"').replace(`"${TITLE}"`, '7');
  writeFileSync(newPage(), text);
  const { page, context, origin } = await visit('harbour', { port: shop.port, expected: FAILED_CALLS });
  await openStudio(page, context);
  const link = page.getByRole('link', { name: /^Night swim to mend/ });
  await expect
    .poll(async () => {
      await page.goto(studioOrigin());
      await page.reload();
      await page.getByRole('searchbox', { name: homeMessages.search() }).waitFor();
      return link.count();
    })
    .toBe(1);
  await link.click();
  const { stage, form, publish, notice, draft, isReady } = createStudioPageObject(page);
  await isReady();
  const problems = page.getByRole('region', { name: problemListMessages.heading() });
  await problems.getByRole('button').first().click();
  await form
    .getByLabel(/^(Main h|H)eading$/)
    .first()
    .fill('Swim by night');
  await stage.getByRole('heading', { name: 'Swim by night' }).waitFor();
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(PUBLISHED).waitFor();
  await page.goto(`${origin}/night-swim`);
  expect(await page.getByRole('heading', { name: 'Swim by night' }).count()).toBe(1);
});

journey(
  'a file that is no document is shown with its fault, and the last good version replaces it',
  async ({ visit }) => {
    // The last good version is what the shop serves, which follows the file a moment later.
    const { page: shopPage, open } = await visit('harbour', { port: shop.port });
    await expect
      .poll(async () => {
        await open('/how-it-works');
        return shopPage.getByRole('heading', { name: TITLE }).count();
      })
      .toBe(1);
    write(published.replace(`"${TITLE}",`, `"${TITLE}"`));
    const { form, stage, draft, publish, notice, choose, heading } = await openPage(visit);
    const told = form.getByRole('alert');
    await told.getByText(`its file ${FILE} can't be read`).waitFor();
    await told.getByText(/^Line \d+: A comma is expected between two entries\. Found: /).waitFor();
    await stage.getByRole('heading', { name: TITLE }).waitFor();
    await form.getByRole('button', { name: unreadableDocumentMessages.use() }).click();
    await draft(savingStateMessages.saved()).waitFor();
    await choose(TITLE);
    await heading.fill('Readable again');
    await draft(savingStateMessages.saved()).waitFor();
    await publish();
    await notice.getByText(PUBLISHED).waitFor();
    expect(JSON.parse(read())).toEqual(JSON.parse(published.replace(TITLE, 'Readable again')));
    await draft(savingStateMessages.published()).waitFor();
  },
);

// The last one, because it takes the server away from the others.
journey(
  'words typed while the server is gone are kept, and stored once it is back',
  { timeout: 180_000 },
  async ({ visit }) => {
    const { page, stage, heading, choose, draft, told } = await openPage(visit);
    await choose(TITLE);
    await heading.fill('Before the crash');
    await draft(savingStateMessages.saved()).waitFor();
    await shop.kill();
    await heading.fill('Typed while it was gone');
    await told.getByText(/^Not saved since .*: trying again\. A copy is kept in this browser\.$/).waitFor();
    await heading.press('End');
    await heading.pressSequentially(', and more');
    await shop.startAgain();
    await draft(savingStateMessages.saved()).waitFor();
    await stage.getByRole('heading', { name: 'Typed while it was gone, and more' }).waitFor();
    await page.reload();
    await stage.getByRole('heading', { name: 'Typed while it was gone, and more' }).waitFor();
    expect(read()).toBe(published);
  },
);
