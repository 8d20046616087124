import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createPrecartDrawerPageObject } from '../../pages/cart-page.ts';
import { createOneTimeCodeDialogPageObject } from '../../pages/code-prompt.ts';
import { createDepositPageObject } from '../../pages/deposit-page.ts';
import { createRaffleOrSyndicatePageObject } from '../../pages/offer-page.ts';
import { findNewestMailCode } from '../../pages/outbox.ts';
import { createResultsPageObject } from '../../pages/results-page.ts';
import { DEMO_PASSWORD, signInThroughApiInBrowser, signOutThroughApiInBrowser } from '../../pages/session.ts';
import { createRecurringPlayPageObject } from '../../pages/tickets-page.ts';
import { turnOffTwoFactorSecurity } from '../../pages/two-factor-setup.ts';

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop?.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Advances the sandbox's clock. */
function advanceSandboxClock(milliseconds: number): void {
  testShop.sandbox.moveTo(new Date(testShop.sandbox.shop.clock() + milliseconds).toISOString());
}

journey('the draws of an earlier month are listed on a page of their own', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: testShop.shop.port });
  await open('/golden-bay/results');
  const results = createResultsPageObject(page);
  const monthLink = results.main.locator('.result-months a').nth(1);
  const path = (await monthLink.getAttribute('href')) ?? '';
  await monthLink.click();
  await page.waitForURL((url) => url.pathname === path);
  await results.entries.first().waitFor();
  coversSpec('routes', 'offer.results.archived', await capturePageObservation(page));
});

journey('the pre-cart drawer recommends what a customer has not bought yet', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: testShop.shop.port });
  await open('/about');
  await signInThroughApiInBrowser(page, 'ada@lantern.example');
  await open('/quiet-harbour');
  const { drawer, draws } = createPrecartDrawerPageObject(page);
  await createRaffleOrSyndicatePageObject(page).add.click();
  await drawer.waitFor();
  await draws.first().waitFor();
  expect(await draws.filter({ hasText: 'Quiet Harbour' }).count()).toBe(0);
});

journey('a customer changes an autoplay to wait for a bigger jackpot and to play more games', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: testShop.shop.port });
  const recurring = createRecurringPlayPageObject(page);
  await open('/about');
  await signInThroughApiInBrowser(page, 'ada@harbour.example');
  await open('/my-account/autoplay');
  await recurring.purchase(texts.recurring.active()).click();
  for (const label of [texts.recurringPurchase.minimumJackpot(), texts.recurringPurchase.games()]) {
    const field = recurring.main.getByLabel(label, { exact: true });
    const currentValue = await field.inputValue();
    const values = await field
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    const otherValue = values.find((value) => value !== currentValue && value !== '') ?? '';
    await field.and(page.locator(':enabled')).selectOption(otherValue);
    await recurring.toast.getByText('AutoPlay value changed').first().waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(otherValue);
  }
});

journey('a deposit limit is set, and ends a day after the customer removes it', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: testShop.shop.port });
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
  await open('/about');
  await signInThroughApiInBrowser(page, shopper.email);
  await open('/my-account/precommitment-limit');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Set a deposit limit' }).and(page.locator(':enabled')).click();
  await main.getByLabel(formTexts.limitFields['limit.label'], { exact: true }).fill('60');
  await main.getByRole('button', { name: texts.limitManager.save() }).click();
  await main.getByRole('button', { name: texts.limitManager.remove() }).and(page.locator(':enabled')).click();
  await main.getByRole('button', { name: texts.limitManager.confirm() }).click();
  await page.getByText(texts.accountToasts.depositLimitRemoved()).waitFor();
  await main.getByText(patterns.limitManager.ending()).waitFor();
});

journey(
  'who excluded themselves asks to return after six months, and is sold to again a day later',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: testShop.shop.port });
    const shopper = await SandboxShopper.create(testShop.sandbox);
    const { clock, playBreaks } = testShop.sandbox.shop;
    const exclusion = {
      kind: 'self_exclusion',
      startedAt: clock() - 200 * DAY,
      returnFrom: clock() - 10 * DAY,
    } as const;
    playBreaks.set(shopper.id, { ...exclusion, endsAt: null });
    await open('/about');
    await signInThroughApiInBrowser(page, shopper.email);
    await open('/my-account/breaks');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: texts.breakManager.askReturn() }).and(page.locator(':enabled')).click();
    await main.getByText(texts.breakManager.confirmHeading()).waitFor();
    await main.getByRole('button', { name: texts.breakManager.confirm() }).click();
    await main.getByText(patterns.breakManager.returning()).waitFor();
    expect(playBreaks.findByCustomer(shopper.id, clock() + DAY - HOUR)).not.toBeNull();
    expect(playBreaks.findByCustomer(shopper.id, clock() + DAY)).toBeNull();
  },
);

journey('a deposit with a saved card includes the security code where the gateway requires it', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: testShop.shop.port });
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [], site: 'lantern' });
  await (await shopper.payer()).saveOldCard('visa', 'opayo');
  await open('/about');
  await signInThroughApiInBrowser(page, shopper.email);
  await open('/my-account/deposit');
  const deposit = createDepositPageObject(page);
  await deposit.way(/^Visa ending in 0018/).check();
  await deposit.amount.fill('20');
  await deposit.main.getByLabel(texts.paymentChoice.code()).fill('123');
  coversSpec(
    'rules',
    'payment.csc',
    await captureElementObservation(deposit.main.getByLabel(texts.paymentChoice.code())),
  );
  const requestsBefore = testShop.api.countRequests('funds.deposit.create-with-code');
  await deposit.pay.click();
  await page.waitForURL(/\/receipt\/[^/]+$/);
  expect([shopper.wallet, shopper.deposits]).toEqual([2000, ['captured 2000']]);
  expect(testShop.api.countRequests('funds.deposit.create-with-code') - requestsBefore).toBe(1);
});

journey('a one-time code that did not arrive is sent again, and the new one is accepted', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: testShop.shop.port, expected: /status of 403/ });
  const email = 'cleo@lantern.example';
  const findMailedCode = () => findNewestMailCode(testShop.sandbox.url, 'lantern', email);
  await open('/about');
  await signInThroughApiInBrowser(page, email);
  await signInThroughApiInBrowser(page, email, DEMO_PASSWORD, { otp: await findMailedCode(), saveDevice: true });
  await signOutThroughApiInBrowser(page);
  await signInThroughApiInBrowser(page, email);
  advanceSandboxClock(MINUTE + 1);
  await open('/my-account/login-and-security');
  await turnOffTwoFactorSecurity(page);
  const prompt = createOneTimeCodeDialogPageObject(page);
  await prompt.code.waitFor();
  const firstCode = await findMailedCode();
  advanceSandboxClock(MINUTE + 1);
  const resendResponse = page.waitForResponse(/\/_api\/two-factor\.resend$/);
  await prompt.dialog.getByRole('button', { name: texts.elevationDialog.resend() }).click();
  await resendResponse;
  await expect.poll(() => prompt.dialog.getByText(texts.elevationDialog.resending(), { exact: true }).count()).toBe(0);
  expect(await prompt.dialog.getByText(texts.elevationDialog.notResent()).count()).toBe(0);
  expect(await findMailedCode()).not.toBe(firstCode);
  await prompt.give(await findMailedCode());
  await page.getByText("You've successfully verified your 2FA code.", { exact: true }).waitFor();
});
