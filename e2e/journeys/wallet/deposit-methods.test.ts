import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation, captureRequestObservation } from '../../harness/observe.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

const TIMEOUT = { timeout: 120_000 };

let around: PurchaseTestShop;
beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterEach(() => around.api.restoreAnswers());
afterAll(() => around.close());

/** Label of each way to pay in, by method code. */
const WAYS = {
  ap: 'Apple Pay',
  bd: sandboxTexts.wallet.bankDeposit(),
  bp: 'BPAY',
  cc: texts.paymentChoice.newCard(),
  dd: texts.paymentChoice.newBankAccount(),
  gp: 'Google Pay',
  pl: 'PayPal',
  td: sandboxTexts.wallet.transfer(),
} as const;

journey(
  'a deposit page with a single deposit method offers the way to pay in of that method, and no other',
  TIMEOUT,
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(around.sandbox, { items: [] });
    const { page, open } = await visit('harbour', { port: around.shop.port });
    const deposit = createDepositPageObject(page);
    await open('/about');
    expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
    for (const [code, name] of Object.entries(WAYS)) {
      around.api.alterAnswer('payment-methods.list', (answer) => {
        const { result, ...more } = Object(answer);
        return { ...more, result: result.filter((method: { code: string }) => method.code === code) };
      });
      await open('/my-account/deposit');
      await deposit.amount.fill('100');
      await deposit.way(name).waitFor();
      expect([code, await deposit.main.getByRole('radio').count()]).toEqual([code, 1]);
      coversSpec('constants', 'deposit.codes', await capturePageObservation(page));
    }
  },
);

/** Card gateways by brand. */
const GATEWAYS = [
  ['harbour', ['braintree', 'eway', 'stripe']],
  ['lantern', ['opayo', 'paystream', 'stripe']],
] as const;

journey(
  'the fields of a new card come from the payment gateway that the API names for cards',
  TIMEOUT,
  async ({ visit }) => {
    for (const [brand, gateways] of GATEWAYS) {
      const { page, open } = await visit(brand, { port: around.shop.port });
      const deposit = createDepositPageObject(page);
      await open('/about');
      expect(await signInThroughApiInBrowser(page, `ada@${brand}.example`)).toBe('200 signed in');
      for (const gateway of gateways) {
        around.api.alterAnswer('payment-methods.list', (answer) => {
          const { result, ...more } = Object(answer);
          const [card] = result.filter(({ code }: { code: string }) => code === 'cc');
          return { ...more, result: [{ ...card, funds: [], available_gateways: [gateway] }] };
        });
        await open('/my-account/deposit');
        const [asked] = await Promise.all([
          page.waitForRequest('**/_api/funds.gateway.get'),
          deposit.choose(texts.paymentChoice.newCard()),
        ]);
        expect(asked.postDataJSON().params).toEqual({ gatewayKey: gateway });
        await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).waitFor();
        coversSpec('constants', 'card.gateways', captureRequestObservation(asked));
      }
    }
  },
);

/** Size of the bank's window by viewport. */
const WINDOWS = [
  { size: 'Small', viewport: { width: 320, height: 500 }, box: { width: 250, height: 400 } },
  { size: 'Medium', viewport: { width: 420, height: 520 }, box: { width: 390, height: 400 } },
  { size: 'Large', viewport: { width: 1280, height: 800 }, box: { width: 500, height: 600 } },
  { size: 'ExtraLarge', viewport: { width: 760, height: 500 }, box: { width: 600, height: 400 } },
  { size: 'FullScreen', viewport: { width: 320, height: 440 }, box: { width: 320, height: 376 } },
] as const;

journey('the window of a bank challenge has the requested size: the largest that fits', TIMEOUT, async ({ visit }) => {
  const shopper = await SandboxShopper.create(around.sandbox, { items: [] });
  const { page, open } = await visit('harbour', { port: around.shop.port });
  const deposit = createDepositPageObject(page);
  await open('/about');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  for (const { size, viewport, box } of WINDOWS) {
    await page.setViewportSize(viewport);
    await open('/my-account/deposit');
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
    const asked = page.waitForRequest('**/_api/funds.deposit.create');
    await deposit.pay.click();
    expect((await asked).postData()).toContain(`"challengeWindowSize":"${size}"`);
    await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
    expect([size, await page.locator('iframe[title="Your bank"]').boundingBox()]).toMatchObject([size, box]);
    coversSpec('constants', 'threeds.window-sizes', await captureElementObservation(deposit.challenge));
    await deposit.answerBank('approve');
    await page.waitForURL(/\/receipt\/[^/]+$/);
  }
});
