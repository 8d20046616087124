import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import type { RunningTestShop } from '../../e2e/harness/shop-process.ts';
import { skipTour } from '../../e2e/pages/studio-page.ts';
import type { PageOfBlocks } from './page-documents.ts';
import { recordShownRevisionsInPage, timeNextChangeInPage } from './watch-stage.ts';

/** A window of the studio in which changes are timed. */
export interface StudioWindow {
  readonly page: Page;
  /** The shop in its frame. */
  readonly stage: FrameLocator;
  /** Milliseconds from an event in the studio until the stage has painted what it changed. */
  time(event: 'input' | 'click' | 'hashchange', act: () => Promise<unknown>): Promise<number>;
  /** Opens a document by its address fragment, and returns the milliseconds until its page is painted. */
  open(place: string): Promise<number>;
  /** Chooses the first block of the page and selects the text of its heading field, so that typing replaces it. */
  chooseHeading(): Promise<void>;
}

const SCREEN = { viewport: { width: 1440, height: 900 } };

/** A browser context that is signed in to the studio. */
export async function signInToStudio(browser: Browser, shop: RunningTestShop): Promise<BrowserContext> {
  const context = await browser.newContext(SCREEN);
  await context.addCookies([{ name: 'consent', value: 'essential', url: `http://harbour.localhost:${shop.port}` }]);
  await skipTour(context);
  await context.addInitScript(recordShownRevisionsInPage);
  const page = await context.newPage();
  await page.goto(shop.studioLink ?? '');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.close();
  return context;
}

/** Opens a page in a new window of the studio, and returns the milliseconds until it is painted. */
export async function openStudioWindow(
  context: BrowserContext,
  shop: RunningTestShop,
  { place }: PageOfBlocks,
): Promise<StudioWindow & { readonly opened: number }> {
  const page = await context.newPage();
  await page.goto(`${new URL(shop.studioLink ?? '').origin}/#${place}`);
  const first = await page.waitForFunction(() => window.benchShown[0]?.at);
  const opened = Number(await first.jsonValue());
  const time: StudioWindow['time'] = async (event, act) => {
    await page.evaluate(timeNextChangeInPage, event);
    await act();
    return page.evaluate(() => window.benchChange);
  };
  return {
    page,
    stage: page.frameLocator('.stage iframe'),
    opened,
    time,
    open: (next) =>
      time('hashchange', () =>
        page.evaluate((fragment) => {
          location.hash = fragment;
        }, next),
      ),
    async chooseHeading() {
      await page.locator('.block-list__name').first().click();
      await page.getByLabel('Main heading', { exact: true }).press('ControlOrMeta+a');
    },
  };
}
