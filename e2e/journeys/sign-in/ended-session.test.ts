import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import {
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';
import { createSignInPageObject } from '../../pages/sign-in-page.ts';

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

const EXPECTED_CONSOLE_ERRORS = /status of 401|\[call\]/;
const UNAUTHORISED_MESSAGE =
  '401 - Something went wrong Sorry, looks like we had some trouble verifying your login details. Please try again.';

const premiumMembership: CartItemRequest = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
};
const lamplightTicket: CartItemRequest = {
  ...TEST_TICKET_CART_ITEM,
  lottery_key: 'lamplight',
  num_games: 2,
  cause_key: 'open-door',
};

/** Ends all sessions of a customer, as a new password on another device does. */
function endSessions({ id }: SandboxShopper): void {
  testShop.sandbox.shop.sessions.endOthers(id, null, testShop.sandbox.shop.clock());
}

/** Logs in again on the log-in page, which explains why and leads back to `path`. */
async function logInAgain({ page, origin }: BrowserVisitor, { email }: SandboxShopper, path: string): Promise<void> {
  await page.waitForURL(`${origin}/login?next=${encodeURIComponent(path)}&notice=unauthorised`);
  await expectUnauthorisedToast(page);
  await page.getByText(texts.logIn.sessionEnded()).waitFor();
  await createSignInPageObject(page).logIn(email);
  await page.waitForURL(`${origin}${path}`);
}

async function expectUnauthorisedToast(page: Page): Promise<void> {
  const toast = page.getByRole('alert').locator('.toast');
  await expect
    .poll(async () => (await toast.first().innerText()).replaceAll(/\s+/g, ' '))
    .toContain(UNAUTHORISED_MESSAGE);
}

const ORDERS = [
  { site: 'harbour', item: TEST_TICKET_CART_ITEM, buy: '/cart/buy' },
  { site: 'lantern', item: lamplightTicket, buy: '/basket/pay' },
  { site: 'sunnyside', item: premiumMembership, buy: '/cart/buy' },
] as const;

describe.each(selectRepresentatives(ORDERS))('at $site', ({ site, item, buy: checkoutPath }) => {
  journey(
    'a customer whose session ended is told so at log-in, and comes back to the same order or the typed spend limit',
    async ({ visit }) => {
      const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000, items: [item], site });
      const visitor = await visit(site, { port: testShop.shop.port, expected: EXPECTED_CONSOLE_ERRORS });
      const { page, open, origin } = visitor;
      const checkout = createCheckoutPageObject(page);
      await open('/about/privacy');
      expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');

      await open(checkoutPath);
      await checkout.button.and(page.locator(':enabled')).waitFor();
      const orderItems = await checkout.items.allInnerTexts();
      if (await checkout.agree.count()) await checkout.agree.check();
      const walletOption = checkout.later(texts.laterMethod.wallet());
      if (await walletOption.count()) await walletOption.check();
      endSessions(shopper);
      await checkout.button.click();
      await logInAgain(visitor, shopper, checkoutPath);
      await expect.poll(() => checkout.items.allInnerTexts()).toEqual(orderItems);
      expect([shopper.purchases, shopper.wallet]).toEqual([[], 5000]);

      await open('/my-account/spend-limits');
      await page.getByRole('button', { name: texts.limitManager.set({ kind: 'spending', period: 'week' }) }).click();
      await page.getByLabel(formTexts.limitFields['limit.label'], { exact: true }).fill('80');
      endSessions(shopper);
      await page.getByRole('button', { name: texts.limitManager.save() }).click();
      await logInAgain(visitor, shopper, '/my-account/spend-limits');
      await expect
        .poll(() => page.getByLabel(formTexts.limitFields['limit.label'], { exact: true }).inputValue())
        .toBe('80');
      await page.getByRole('button', { name: texts.limitManager.save() }).click();
      await page.getByText(/successfully updated to .80\.00 a week/).waitFor();

      await page.goto('about:blank');
      endSessions(shopper);
      await open(checkoutPath);
      await page.waitForURL(`${origin}/login?next=${encodeURIComponent(checkoutPath)}`);
      await expectUnauthorisedToast(page);
      await createSignInPageObject(page).logIn(shopper.email);
      await page.waitForURL(`${origin}${checkoutPath}`);
      await expect.poll(() => checkout.items.allInnerTexts()).toEqual(orderItems);
    },
  );
});
