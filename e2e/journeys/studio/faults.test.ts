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

const DOCUMENT_PATH = 'cms-seed/harbour/pages/how-it-works.json';
const TITLE = 'How Harbour works';
const STEPS_HEADING = 'From pick to payout';
const PUBLISHED_NOTICE = editorNoticesMessages.published();

let shop: RunningTestShop;
let publishedText: string;
/** Cookies of the browser that opened the printed link. */
let sessionCookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
  publishedText = readDocument();
});
afterEach(() => {
  writeDocument(publishedText);
  rmSync(getNewPagePath(), { force: true });
  rmSync(join(shop.project, '../data/studio-drafts'), { recursive: true, force: true });
});
afterAll(() => shop.close());

type Visit = (brand: 'harbour', options: { port: number; expected?: RegExp }) => Promise<BrowserVisitor>;

const getStudioOrigin = () => new URL(shop.studioLink ?? '').origin;
const readDocument = () => readFileSync(join(shop.project, DOCUMENT_PATH), 'utf8');
const getNewPagePath = () => join(shop.project, 'cms-seed/harbour/pages/night-swim.json');
const writeDocument = (text: string) => writeFileSync(join(shop.project, DOCUMENT_PATH), text);

/** Console errors of the browser when the server fails or is unreachable. */
const FAILED_CALL_ERRORS =
  /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|status of (401|409|422)|_report' violates|threw Event|'postMessage'/;

async function openStudio(page: Page, context: BrowserContext) {
  if (sessionCookies) await context.addCookies(sessionCookies);
  else await page.goto(shop.studioLink ?? '');
  sessionCookies ??= await context.cookies(getStudioOrigin());
  await page.goto(`${getStudioOrigin()}/#harbour/page/how-it-works`);
  const studio = createStudioPageObject(page);
  const heading = studio.form.getByLabel(/^(Main h|H)eading$/).first();
  /** Chooses the block under a heading and waits for its form. */
  const choose = async (headingText: string) => {
    await studio.stage.getByRole('heading', { name: headingText }).click();
    await studio.form.getByRole('heading').getByText(headingText).waitFor();
  };
  return { ...studio, heading, choose, told: page.getByRole('banner') };
}

async function openPage(visit: Visit) {
  const { page, context } = await visit('harbour', { port: shop.port, expected: FAILED_CALL_ERRORS });
  const studio = await openStudio(page, context);
  await studio.isReady();
  return { ...studio, page, browser: context };
}

journey('words typed without a connection in a tab that was closed are offered by the next one', async ({ visit }) => {
  const { page, browser, heading, choose, told: banner } = await openPage(visit);
  await choose(TITLE);
  await browser.setOffline(true);
  await heading.fill('Typed on the train');
  await banner.getByText(/^Not saved since /).waitFor();
  await page.close();
  await browser.setOffline(false);
  const nextTab = await browser.newPage();
  const studio = await openStudio(nextTab, browser);
  const offer = nextTab.getByRole('group', { name: /^Unsaved changes from / });
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
    const { page, context: browser } = await visit('harbour', { port: shop.port, expected: FAILED_CALL_ERRORS });
    await page.clock.install();
    await browser.route('**/preview?**', (route) => route.abort());
    const { stage, blocks, heading, draft } = await openStudio(page, browser);
    await blocks.getByRole('button', { name: new RegExp(TITLE) }).click();
    await heading.fill('Typed below a page that is missing');
    await draft(savingStateMessages.saved()).waitFor();
    await page.clock.fastForward('00:21');
    const loadFailureAlert = page.getByRole('alert').getByText('The page could not be loaded.');
    await loadFailureAlert.waitFor();
    await page.getByRole('button', { name: failuresMessages.again() }).click();
    await page.getByRole('status').getByText(stageMessages.loading()).waitFor();
    await page.clock.fastForward('00:21');
    await loadFailureAlert.waitFor();
    await browser.unroute('**/preview?**');
    await browser.setOffline(true);
    await browser.setOffline(false);
    await stage.getByRole('heading', { name: 'Typed below a page that is missing' }).waitFor();
    expect(await loadFailureAlert.count()).toBe(0);
  },
);

journey('two tabs on one page keep the changes of both', async ({ visit }) => {
  const firstTab = await openPage(visit);
  const secondPage = await firstTab.browser.newPage();
  const secondTab = await openStudio(secondPage, firstTab.browser);
  await secondTab.isReady();
  await secondPage
    .getByRole('status')
    .getByText(/^Also open in /)
    .waitFor();
  await secondTab.choose(STEPS_HEADING);
  await secondTab.heading.fill('Steps of the other tab');
  await secondTab.draft(savingStateMessages.saved()).waitFor();
  await firstTab.page.bringToFront();
  await firstTab.choose(TITLE);
  await firstTab.heading.fill('Title of the first tab');
  await firstTab.stage.getByRole('heading', { name: 'Steps of the other tab' }).waitFor();
  await firstTab.draft(savingStateMessages.saved()).waitFor();
  await secondPage.bringToFront();
  await secondTab.heading.fill('Steps of the other tab, again');
  await secondTab.stage.getByRole('heading', { name: 'Title of the first tab' }).waitFor();
  await secondTab.draft(savingStateMessages.saved()).waitFor();
  await secondTab.publish();
  await secondTab.notice.getByText(PUBLISHED_NOTICE).waitFor();
  expect(readDocument()).toBe(
    publishedText.replace(TITLE, 'Title of the first tab').replace(STEPS_HEADING, 'Steps of the other tab, again'),
  );
});

journey('a document that somebody deletes while it is edited is not lost', async ({ visit }) => {
  const { page, heading, choose, draft, publish, notice } = await openPage(visit);
  await choose(TITLE);
  await heading.fill('Mine');
  await draft(savingStateMessages.saved()).waitFor();
  rmSync(join(shop.project, DOCUMENT_PATH));
  await heading.fill('Mine, longer');
  const conflict = page.getByRole('region', { name: /^Somebody else deleted/ });
  await conflict.getByText(conflictsMessages.absent()).waitFor();
  await conflict.getByRole('radio', { name: conflictsMessages.keepMine() }).check();
  await conflict.getByRole('button', { name: conflictsMessages.use() }).click();
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(PUBLISHED_NOTICE).waitFor();
  expect(JSON.parse(readDocument())).toEqual(JSON.parse(publishedText.replace(TITLE, 'Mine, longer')));
});

journey('a draft whose answer comes late, twice or never is stored once and as typed last', async ({ visit }) => {
  const { page, browser, stage, heading, choose, draft, told: banner } = await openPage(visit);
  await browser.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.min(milliseconds, 1_500));
  });
  await page.reload();
  await choose(TITLE);
  const draftDelay = Promise.withResolvers<void>();
  await page.route('**/api/draft', async (route) => {
    await draftDelay.promise;
    await route.continue();
  });
  const draftRequest = page.waitForRequest('**/api/draft');
  await heading.fill('First');
  await draftRequest;
  await heading.fill('Second');
  draftDelay.resolve();
  await draft(savingStateMessages.saved()).waitFor();

  await page.unroute('**/api/draft');
  await page.route('**/api/draft', async (route) => {
    const { host, port } = new URL(getStudioOrigin());
    const headers = { ...(await route.request().allHeaders()), host };
    await route.fetch({ url: `http://127.0.0.1:${port}/api/draft`, headers });
    await route.continue();
  });
  await heading.fill('Sent twice');
  await draft(savingStateMessages.saved()).waitFor();

  await page.unroute('**/api/draft');
  await page.route('**/api/draft', () => {});
  await heading.fill('Never answered');
  await banner.getByText(/^Not saved since /).waitFor();
  await page.unroute('**/api/draft');
  await heading.fill('Typed last');
  await draft(savingStateMessages.saved()).waitFor();
  await page.reload();
  await stage.getByRole('heading', { name: 'Typed last' }).waitFor();
});

journey(
  'a session that has ended is said, and what is typed stays in the browser until the next',
  async ({ visit }) => {
    const { page, browser, heading, choose, draft, told: banner } = await openPage(visit);
    await choose(TITLE);
    await browser.clearCookies({ name: 'vitrine_studio' });
    await heading.fill('Typed after the end');
    await banner.getByText(/^Not saved\. Open the studio with the link/).waitFor();
    const readStoredCopies = () => page.evaluate(() => Object.values({ ...localStorage }).join());
    await expect.poll(readStoredCopies).toContain('Typed after the end');
    await browser.addCookies(sessionCookies ?? []);
    await draft(savingStateMessages.saved()).waitFor();
    await expect.poll(readStoredCopies).not.toContain('Typed after the end');
    await expect.poll(() => banner.getByText(/^Not saved/).count()).toBe(0);
  },
);

journey('a stored document with a fault is opened with it, and mended there', async ({ visit }) => {
  writeDocument(publishedText.replace(`"${TITLE}"`, '7'));
  const { page, form, heading, publish, notice, draft } = await openPage(visit);
  const problems = page.getByRole('region', { name: problemListMessages.heading() });
  await problems.getByRole('button').first().click();
  await form.getByRole('heading').first().waitFor();
  await heading.fill('Mended');
  await expect.poll(() => problems.count()).toBe(0);
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(PUBLISHED_NOTICE).waitFor();
  expect(JSON.parse(readDocument())).toEqual(JSON.parse(publishedText.replace(TITLE, 'Mended')));
});

journey('a new page that the shop has never shown is marked at home, and mended there', async ({ visit }) => {
  const newPageText = publishedText.replace('"/how-it-works"', '"/night-swim"').replace(`"${TITLE}"`, '7');
  writeFileSync(getNewPagePath(), newPageText);
  const { page, context, origin } = await visit('harbour', { port: shop.port, expected: FAILED_CALL_ERRORS });
  await openStudio(page, context);
  const link = page.getByRole('link', { name: /^Night swim to fix/ });
  await expect
    .poll(async () => {
      await page.goto(getStudioOrigin());
      await page.reload();
      await page.getByRole('searchbox', { name: homeMessages.search() }).waitFor();
      return link.count();
    })
    .toBe(1);
  await link.click();
  const { stage, form, publish, notice, draft, isReady: waitUntilReady } = createStudioPageObject(page);
  await waitUntilReady();
  const problems = page.getByRole('region', { name: problemListMessages.heading() });
  await problems.getByRole('button').first().click();
  await form
    .getByLabel(/^(Main h|H)eading$/)
    .first()
    .fill('Swim by night');
  await stage.getByRole('heading', { name: 'Swim by night' }).waitFor();
  await draft(savingStateMessages.saved()).waitFor();
  await publish();
  await notice.getByText(PUBLISHED_NOTICE).waitFor();
  await page.goto(`${origin}/night-swim`);
  expect(await page.getByRole('heading', { name: 'Swim by night' }).count()).toBe(1);
});

journey(
  'a file that is no document is shown with its fault, and the last good version replaces it',
  async ({ visit }) => {
    // The last valid version is the one that the shop serves; it reads a changed file with a short delay.
    const { page: shopPage, open } = await visit('harbour', { port: shop.port });
    await expect
      .poll(async () => {
        await open('/how-it-works');
        return shopPage.getByRole('heading', { name: TITLE }).count();
      })
      .toBe(1);
    writeDocument(publishedText.replace(`"${TITLE}",`, `"${TITLE}"`));
    const { form, stage, draft, publish, notice, choose, heading } = await openPage(visit);
    const alert = form.getByRole('alert');
    await alert.getByText(`its file ${DOCUMENT_PATH} can't be read`).waitFor();
    await alert.getByText(/^Line \d+: A comma is expected between two entries\. Found: /).waitFor();
    await stage.getByRole('heading', { name: TITLE }).waitFor();
    await form.getByRole('button', { name: unreadableDocumentMessages.use() }).click();
    await draft(savingStateMessages.saved()).waitFor();
    await choose(TITLE);
    await heading.fill('Readable again');
    await draft(savingStateMessages.saved()).waitFor();
    await publish();
    await notice.getByText(PUBLISHED_NOTICE).waitFor();
    expect(JSON.parse(readDocument())).toEqual(JSON.parse(publishedText.replace(TITLE, 'Readable again')));
    await draft(savingStateMessages.published()).waitFor();
  },
);

// Runs last, because it stops the server that the other journeys use.
journey(
  'words typed while the server is gone are kept, and stored once it is back',
  { timeout: 180_000 },
  async ({ visit }) => {
    const { page, stage, heading, choose, draft, told: banner } = await openPage(visit);
    await choose(TITLE);
    await heading.fill('Before the crash');
    await draft(savingStateMessages.saved()).waitFor();
    await shop.kill();
    await heading.fill('Typed while it was gone');
    await banner.getByText(/^Not saved since .*: trying again\. A copy is kept in this browser\.$/).waitFor();
    await heading.press('End');
    await heading.pressSequentially(', and more');
    await shop.startAgain();
    await draft(savingStateMessages.saved()).waitFor();
    await stage.getByRole('heading', { name: 'Typed while it was gone, and more' }).waitFor();
    await page.reload();
    await stage.getByRole('heading', { name: 'Typed while it was gone, and more' }).waitFor();
    expect(readDocument()).toBe(publishedText);
  },
);
