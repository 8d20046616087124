import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fundsSetDefault } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { TestSiteKey } from '../../../sandbox/testing/test-sandbox.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import {
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createAccountPageObject } from '../../pages/account-page.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

const FUNDS_PATH = '/my-account/cards-and-accounts';
const CARD_REFUSED_MESSAGE = sandboxTexts.wallet.cardRefused();

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

type Visit = (brand: TestSiteKey, options: object) => Promise<BrowserVisitor>;

/** A customer whose default card works. */
async function openWithDefaultCard(visit: Visit, site: TestSiteKey, path: string) {
  const shopper = await SandboxShopper.create(testShop.sandbox, { site, items: [] });
  const payer = await shopper.payer();
  const { customer_fund_id: fundId } = await payer.saveCard('visa', site === 'lantern' ? 'opayo' : 'braintree');
  await testShop.sandbox.send(fundsSetDefault, { as: payer.as, params: { fundId } });
  const visitor = await visit(site, { port: testShop.shop.port, expected: /status of 422/ });
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, shopper.email)).toBe('200 signed in');
  await visitor.open(path);
  return {
    ...visitor,
    deposit: createDepositPageObject(visitor.page),
    main: createAccountPageObject(visitor.page).main,
  };
}

/** Sunnyside takes cards through the same gateway as Harbour. */
const SITES: readonly TestSiteKey[] = ['harbour', 'lantern', 'sunnyside'];

describe.each(selectRepresentatives(SITES, 2))('a card that the bank refuses, at %s', (site) => {
  journey(
    'is not saved, and the former default card stays the default: after a deposit, a reload, and saving it alone',
    async ({ visit }) => {
      const { page, open, deposit, main } = await openWithDefaultCard(visit, site, '/my-account/deposit');
      await deposit.amount.fill('20');
      await deposit.typeCard(TEST_CARD_NUMBERS.declined);
      const makeDefaultCheckbox = main.getByRole('checkbox', { name: texts.paymentChoice.makeDefault() });
      expect(await makeDefaultCheckbox.isChecked()).toBe(false);
      await makeDefaultCheckbox.check();
      await deposit.pay.click();
      await deposit.alert.getByText(CARD_REFUSED_MESSAGE).waitFor();
      await deposit
        .way(/^Visa ending in 0018 Default/)
        .and(page.locator(':checked'))
        .waitFor();
      expect(await deposit.way(/1016/).count()).toBe(0);

      await deposit.typeCard(TEST_CARD_NUMBERS.challengeFails);
      await deposit.pay.click();
      await deposit.challenge.waitFor();
      await page.reload();
      await deposit.answerBank('approve');
      const reason = sandboxTexts.wallet.bankNotConfirmed();
      await deposit.alert.getByText(sandboxTexts.wallet.cardRefusedBecause({ reason })).waitFor();
      await open(FUNDS_PATH);
      const savedFunds = main.locator('.fund-list__fund');
      await savedFunds.getByText(texts.fundList.default()).waitFor();
      expect(await savedFunds.count()).toBe(1);

      await main.getByRole('button', { name: texts.fundList.addCard() }).click();
      await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).waitFor();
      await main.getByText(texts.fundList.cardLoading()).waitFor({ state: 'detached' });
      await deposit.fillCard(TEST_CARD_NUMBERS.declined);
      const cardDefaultCheckbox = main.getByRole('checkbox', { name: texts.fundList.cardDefault() });
      expect(await cardDefaultCheckbox.isChecked()).toBe(false);
      await cardDefaultCheckbox.check();
      await main.getByRole('button', { name: texts.fundList.saveCard() }).click();
      await main.getByRole('alert').getByText(CARD_REFUSED_MESSAGE).waitFor();
      expect([await savedFunds.count(), await savedFunds.getByText(texts.fundList.default()).count()]).toEqual([1, 1]);
    },
  );
});

const RAFFLE_TICKET = { product_type: 'raffle_ticket', lottery_key: 'saltmarsh-house' } as const;
const MEMBERSHIP = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
} as const;

/** A checkout of each shop; that of a membership has no terms to agree to. */
const CHECKOUTS = [
  {
    site: 'harbour',
    path: '/cart/buy',
    width: 390,
    items: [TEST_TICKET_CART_ITEM],
    asksToAgree: true,
    other: 'PayPal',
  },
  { site: 'lantern', path: '/basket/pay', width: 390, items: [RAFFLE_TICKET], asksToAgree: true, other: 'Apple Pay' },
  {
    site: 'sunnyside',
    path: '/cart/buy',
    width: 390,
    items: [MEMBERSHIP],
    asksToAgree: false,
    other: 'PayPal',
  },
  {
    site: 'harbour',
    path: '/cart/buy',
    width: 1280,
    items: [TEST_TICKET_CART_ITEM],
    asksToAgree: true,
    other: 'PayPal',
  },
] as const;

const SAMPLED_CHECKOUTS = selectRepresentatives(CHECKOUTS, 3);
describe.each(SAMPLED_CHECKOUTS)('after a declined card at the checkout of $site, $width pixels wide', (testCase) => {
  const { site, path, width, items, asksToAgree, other: otherMethod } = testCase;
  journey('"See all ways to pay" shows all of them, with the focus on the chosen one', async ({ visit }) => {
    const viewport = { width, height: 844 };
    const { email } = await SandboxShopper.create(testShop.sandbox, { site, items });
    const { page, open } = await visit(site, { port: testShop.shop.port, viewport, expected: /status of 422/ });
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, email)).toBe('200 signed in');
    await open(path);
    const checkout = createCheckoutPageObject(page);
    const { typeCard, way: getPaymentMethod } = createDepositPageObject(page);
    await typeCard(TEST_CARD_NUMBERS.declined);
    if (asksToAgree) {
      // By keyboard, because the card form may still shift the layout below it.
      await checkout.agree.press('Space');
      await expect.poll(() => checkout.agree.isChecked()).toBe(true);
    }
    await checkout.button.click();
    await checkout.problem.getByText(CARD_REFUSED_MESSAGE).waitFor();
    expect(await checkout.main.getByText(texts.paymentObstacle.card()).count()).toBe(0);
    await checkout.problem.getByRole('button', { name: texts.placeOrderButton.otherMethods() }).click();
    await getPaymentMethod(new RegExp(`^${texts.paymentChoice.newCard()}`))
      .and(page.locator(':focus'))
      .waitFor();
    for (const name of [new RegExp(`^${texts.paymentChoice.newCard()}`), otherMethod]) {
      const { y = -1 } = (await getPaymentMethod(name).boundingBox()) ?? {};
      expect(y > 0 && y < viewport.height).toBe(true);
    }
    if (asksToAgree) expect(await checkout.agree.isChecked()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
