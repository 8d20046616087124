import type { Page } from 'playwright-core';
import { createCheckoutPageObject } from './checkout-page.ts';
import { createDepositPageObject } from './deposit-page.ts';

/** The page that simulates a partner, with the shop in a frame. */
export function createPartnerPageObject(page: Page) {
  const shop = page.frameLocator('#shop');
  return {
    shop,
    checkout: createCheckoutPageObject(shop),
    deposit: createDepositPageObject(shop),
    status: page.locator('#status'),
    /** Messages of the shop, newest first. */
    said: async (): Promise<readonly { readonly type?: string; readonly [field: string]: unknown }[]> =>
      (await page.locator('#log li').allInnerTexts()).map((text) => JSON.parse(text)),
    saying: (text: string) => page.locator('#log li', { hasText: text }),
    choose: async (preset: string) => {
      await page.getByLabel('Your choice').selectOption(preset);
      await page.getByRole('button', { name: 'Send to the shop' }).click();
    },
    logIn: async (email: string) => {
      await page.getByLabel('You are known here as').fill(email);
      await page.getByRole('button', { name: 'Log in at the shop' }).click();
    },
    /** Dispatches a tracking event in the framed page, as its scripts may. */
    track: (name: string, fields: object) =>
      shop
        .locator('body')
        .evaluate((_, detail) => document.dispatchEvent(new CustomEvent('vitrine:track', { detail })), {
          name,
          fields,
        }),
    /** The address that the frame shows. */
    shown: () =>
      new URL(
        page
          .frames()
          .find((frame) => frame.parentFrame() === page.mainFrame())
          ?.url() ?? 'about:blank',
      ),
  };
}
