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

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.restoreResponses());
afterAll(() => testShop.close());

/** Label of each way to pay in, by method code. */
const LABELS_BY_METHOD_CODE = {
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
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
    const { page, open } = await visit('harbour', { port: testShop.shop.port });
    const deposit = createDepositPageObject(page);
    await open('/about');
    expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
    for (const [code, label] of Object.entries(LABELS_BY_METHOD_CODE)) {
      testShop.api.alterResponse('payment-methods.list', (answer) => {
        const { result, ...rest } = Object(answer);
        return { ...rest, result: result.filter((method: { code: string }) => method.code === code) };
      });
      await open('/my-account/deposit');
      await deposit.amount.fill('100');
      await deposit.way(label).waitFor();
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
      const { page, open } = await visit(brand, { port: testShop.shop.port });
      const deposit = createDepositPageObject(page);
      await open('/about');
      expect(await signInThroughApiInBrowser(page, `ada@${brand}.example`)).toBe('200 signed in');
      for (const gateway of gateways) {
        testShop.api.alterResponse('payment-methods.list', (answer) => {
          const { result, ...rest } = Object(answer);
          const [card] = result.filter(({ code }: { code: string }) => code === 'cc');
          return { ...rest, result: [{ ...card, funds: [], available_gateways: [gateway] }] };
        });
        await open('/my-account/deposit');
        const [gatewayRequest] = await Promise.all([
          page.waitForRequest('**/_api/funds.gateway.get'),
          deposit.choose(texts.paymentChoice.newCard()),
        ]);
        expect(gatewayRequest.postDataJSON().params).toEqual({ gatewayKey: gateway });
        await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).waitFor();
        coversSpec('constants', 'card.gateways', captureRequestObservation(gatewayRequest));
      }
    }
  },
);

/** Size of the bank's window by viewport. */
const CHALLENGE_WINDOWS = [
  { size: 'Small', viewport: { width: 320, height: 500 }, box: { width: 250, height: 400 } },
  { size: 'Medium', viewport: { width: 420, height: 520 }, box: { width: 390, height: 400 } },
  { size: 'Large', viewport: { width: 1280, height: 800 }, box: { width: 500, height: 600 } },
  { size: 'ExtraLarge', viewport: { width: 760, height: 500 }, box: { width: 600, height: 400 } },
  { size: 'FullScreen', viewport: { width: 320, height: 440 }, box: { width: 320, height: 376 } },
] as const;

journey('the window of a bank challenge has the requested size: the largest that fits', TIMEOUT, async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
  const { page, open } = await visit('harbour', { port: testShop.shop.port });
  const deposit = createDepositPageObject(page);
  await open('/about');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  for (const { size, viewport, box } of CHALLENGE_WINDOWS) {
    await page.setViewportSize(viewport);
    await open('/my-account/deposit');
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
    const depositRequest = page.waitForRequest('**/_api/funds.deposit.create');
    await deposit.pay.click();
    expect((await depositRequest).postData()).toContain(`"challengeWindowSize":"${size}"`);
    await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
    expect([size, await page.locator('iframe[title="Your bank"]').boundingBox()]).toMatchObject([size, box]);
    coversSpec('constants', 'threeds.window-sizes', await captureElementObservation(deposit.challenge));
    await deposit.answerBank('approve');
    await page.waitForURL(/\/receipt\/[^/]+$/);
  }
});
