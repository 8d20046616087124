import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testBrowserAuthentication } from '../../../sandbox/testing/paying-customer.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import {
  agreeAndPlaceOrder,
  createSignedInCheckoutOpener,
  REFUSED_PURCHASE_CONSOLE_PATTERN,
} from '../../harness/checkout-opener.ts';
import { journey } from '../../harness/journey.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { texts } from '../../harness/texts.ts';

const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };

let testShop: PurchaseTestShop;
const openCheckout = createSignedInCheckoutOpener(() => testShop);

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.removeFaults());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

describe('a purchase that exceeds the wallet', () => {
  /** The stored request of the last paid purchase. */
  function readLastPurchaseRequest(): unknown {
    return JSON.parse(testShop.api.getLastResponse('funds.deposit-purchase').requestBody).purchase;
  }

  journey('is paid with a saved card, with one bank challenge although the page is reloaded', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 100 });
    await (await shopper.payer()).saveCard('challenge');
    const customer = await openCheckout(visit, shopper);
    const { page, analytics, checkout } = customer;
    expect([await checkout.fromWallet.innerText(), await checkout.toPay.innerText()]).toEqual(['−$1.00', '$2.40']);
    await checkout.main.getByRole('radio', { name: /ending 2014|2014/ }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await agreeAndPlaceOrder(customer);
    const bank = page.frameLocator('dialog iframe');
    await bank.getByRole('button').first().waitFor();
    expect([shopper.wallet, shopper.purchases.length]).toEqual([100, 0]);
    await page.reload();
    await checkout.panel.getByText(texts.checkoutStages.pending()).waitFor();
    await checkout.panel.getByRole('button', { name: texts.checkoutStages.resume() }).click();
    await bank.getByRole('button', { name: /approve/i }).click();
    await page.waitForURL(/\/receipt\//);
    await checkout.receipt.getByRole('heading', { level: 1 }).waitFor();
    expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([0, 1, ['captured 240']]);
    expect(readLastPurchaseRequest()).toEqual({
      channel_key: 'web',
      expected_total: '3.40',
      expected_version: expect.any(String),
      metadata: { platform: 'Web' },
    });
    coversSpec('constants', 'purchase.channel-keys', testShop.api.getLastResponse('funds.deposit-purchase'));
    expect(analytics.layerOf('Deposit')).toEqual([]);
    expect(analytics.layerOf('ExtraDeposit')).toEqual([
      { deposit_id: expect.stringMatching(/./), currency: 'AUD', amount: 2.4 },
    ]);
    coversSpec('analytics', 'event.extra-deposit-partner', analytics.seenInLayer('ExtraDeposit'));
    coversSpec('screens', 'post-deposit', await capturePageObservation(page));
  });

  journey('is not paid with a card that is declined, and the customer pays with another', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox);
    const payer = await shopper.payer();
    await payer.saveCard('declined');
    await payer.saveCard('visa');
    const customer = await openCheckout(visit, shopper, '/cart/buy?utm_source=app', REFUSED_PURCHASE_CONSOLE_PATTERN);
    const { page, checkout, analytics } = customer;
    await checkout.main.getByRole('radio', { name: /1016/ }).check();
    await agreeAndPlaceOrder(customer);
    await checkout.problem.getByText('declined').waitFor();
    expect(analytics.layerOf('Error')).toEqual([
      { code: 'card_declined', message: sandboxTexts.gateways.bankDeclined() },
    ]);
    coversSpec('analytics', ['event.error-partner'], analytics.seenInLayer('Error'));
    expect([shopper.wallet, shopper.purchases.length]).toEqual([0, 0]);
    await checkout.main.getByRole('radio', { name: /0018/ }).check();
    await checkout.button.click();
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([0, 1]);
    expect(shopper.deposits).toEqual(['captured 340', 'failed 340']);
    expect(testShop.sandbox.shop.checkouts.find(shopper.id, shopper.purchases[0] ?? '')?.channelKey).toBe('APP');
    expect(readLastPurchaseRequest()).toEqual({
      channel_key: 'APP',
      expected_total: '3.40',
      expected_version: expect.any(String),
      metadata: { platform: 'Web', utm_source: 'app' },
    });
    coversSpec('constants', 'purchase.channel-keys', testShop.api.getLastResponse('funds.deposit-purchase'));
    coversSpec('rules', 'auth.purchase-channel', testShop.api.getLastResponse('funds.deposit-purchase'));
  });
});

journey(
  'the receipt page says that a purchase is unknown, was refused by the bank or is still being confirmed',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox);
    const payer = await shopper.payer();
    const { customer_fund_id } = await payer.saveCard('gatewayTimeout');
    const { page, open, checkout } = await openCheckout(visit, shopper);
    await open('/receipt/nobody-knows');
    expect(await checkout.receipt.getAttribute('data-state')).toBe('error');
    expect(await checkout.receipt.getByRole('alert').innerText()).toBe(sandboxTexts.checkout.purchaseNotFound());
    expect(await findAxeViolations(page)).toEqual([]);

    const { customer_fund_id: challengedFundId } = await payer.saveCard('challenge');
    const refusedDepositId = await payer.purchase('3.40', challengedFundId, {
      strong_customer_authentication: testBrowserAuthentication,
    });
    await payer.decide((await payer.depositById(refusedDepositId)).challenge?.url, 'refuse');
    await open(`/receipt/${refusedDepositId}`);
    await page.getByRole('heading', { name: texts.receipt.unpaid() }).waitFor();
    expect(await checkout.receipt.getByRole('alert').innerText()).toBe(sandboxTexts.wallet.bankNotConfirmed());
    await checkout.receipt.getByRole('link', { name: readLinkLabel('base/pages/receipt', 'cart.buy') }).waitFor();
    const placementsHeading = page.getByRole('heading', {
      name: readSeedText('base/pages/receipt', 'placements', 'heading'),
    });
    expect(await placementsHeading.count()).toBe(0);

    const depositId = await payer.purchase('3.40', customer_fund_id);
    await open(`/receipt/${depositId}`);
    await page.getByRole('heading', { name: texts.receiptWait.heading() }).waitFor();
    testShop.sandbox.moveTo(new Date(testShop.sandbox.shop.clock() + 121_000).toISOString());
    await page.getByRole('heading', { name: texts.receipt.heading() }).waitFor();
    await placementsHeading.waitFor();
    expect(shopper.purchases.length).toBe(1);
    coversSpec('rules', 'payment.receipt-error', await capturePageObservation(page));
    coversSpec('errors', 'receipt', await capturePageObservation(page));
  },
);

test('the content security policy allows payment gateways only on pages that pay', async () => {
  const customer = new BrowserlessVisitor(testShop.shop.port);
  await customer.signIn((await SandboxShopper.create(testShop.sandbox)).email);
  const readContentSecurityPolicy = async (path: string) => {
    const { headers } = await customer.open(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    return ['script-src', 'connect-src', 'frame-src', 'form-action'].map(
      (name) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? null,
    );
  };
  const payOrigin = `http://pay.localhost:${new URL(testShop.sandbox.url).port}`;
  const selfSource = "'self'";
  expect(await readContentSecurityPolicy('/cart/buy')).toEqual(Array(4).fill(`${selfSource} ${payOrigin}`));
  for (const path of ['/', '/cart', '/checkout/login', '/golden-bay', '/my-account', '/receipt/nobody-knows']) {
    expect([path, await readContentSecurityPolicy(path)]).toEqual([path, [selfSource, selfSource, null, selfSource]]);
  }
  customer.close();
});
