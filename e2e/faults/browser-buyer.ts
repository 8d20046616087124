import { type Browser, chromium, type Page } from 'playwright-core';
import { findHeadlessChromium } from '../../scripts/test/find-chromium.ts';
import { CHROMIUM_ARGUMENTS } from '../harness/chromium-arguments.ts';
import type { WalletCustomer } from '../harness/wallet-customers.ts';
import { createCheckoutPageObject } from '../pages/checkout-page.ts';
import { createPlayPageObject } from '../pages/play-page.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';

/** Milliseconds after which a customer presses the button again, or loads the page again. */
const PATIENCE = 10_000;

/** Milliseconds in which a page has its button, if it has one. */
const QUICK = 1_000;

const MOST_TRIES = 6;

/** For a page on a busy machine. */
const PATIENCE_FOR_PAGE = 60_000;

/** A customer in a browser who buys one ticket, and tries again after each failure. */
export interface BrowserBuyer {
  /** Opens the checkout with a ticket in the cart. */
  prepare(): Promise<void>;
  /** Presses the button until there is a receipt. */
  buy(): Promise<void>;
  close(): Promise<void>;
}

export async function openBrowserBuyer(port: number, { email }: Pick<WalletCustomer, 'email'>): Promise<BrowserBuyer> {
  const browser: Browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: [...CHROMIUM_ARGUMENTS],
  });
  const page: Page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_FOR_PAGE);
  const origin = `http://harbour.localhost:${port}`;
  await page.context().addCookies([{ name: 'consent', value: 'essential', url: origin }]);
  await page.goto(`${origin}/about/privacy`);
  const signedIn = await signInThroughApiInBrowser(page, email);
  if (signedIn !== '200 signed in') throw new Error(`the browser could not sign in: ${signedIn}`);
  const checkout = createCheckoutPageObject(page);
  return {
    async prepare() {
      await page.goto(`${origin}/golden-bay`);
      await createPlayPageObject(page).luckyDipAll.click();
      await createPlayPageObject(page).addButton.click();
      await page.waitForURL(/\/cart$/);
      await page.goto(`${origin}/cart/buy`);
      await checkout.button.and(page.locator(':enabled')).waitFor();
      await checkout.agree.check();
    },
    async buy() {
      for (let tries = 1; ; tries += 1) {
        // The browser's own page about a connection that was cut.
        if (!(await page.locator('main').isVisible())) await page.reload().catch(() => undefined);
        if (await checkout.button.isEnabled({ timeout: QUICK }).catch(() => false))
          await checkout.button.click({ timeout: PATIENCE }).catch(() => undefined);
        try {
          return await checkout.receipt.waitFor({ timeout: PATIENCE });
        } catch (error) {
          if (tries === MOST_TRIES) throw error;
        }
      }
    },
    close: () => browser.close(),
  };
}
