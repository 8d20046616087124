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

const FUNDS = '/my-account/cards-and-accounts';
const SAID_NO = sandboxTexts.wallet.cardRefused();

let around: PurchaseTestShop;
beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterAll(() => around.close());

type Visit = (brand: TestSiteKey, options: object) => Promise<BrowserVisitor>;

/** A customer whose default card works. */
async function openAs(visit: Visit, site: TestSiteKey, path: string) {
  const shopper = await SandboxShopper.create(around.sandbox, { site, items: [] });
  const payer = await shopper.payer();
  const { customer_fund_id: fundId } = await payer.saveCard('visa', site === 'lantern' ? 'opayo' : 'braintree');
  await around.sandbox.send(fundsSetDefault, { as: payer.as, params: { fundId } });
  const visitor = await visit(site, { port: around.shop.port, expected: /status of 422/ });
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, shopper.email)).toBe('200 signed in');
  await visitor.open(path);
  return {
    ...visitor,
    deposit: createDepositPageObject(visitor.page),
    main: createAccountPageObject(visitor.page).main,
  };
}

/** The third takes cards through the gateway of the first. */
const SITES: readonly TestSiteKey[] = ['harbour', 'lantern', 'sunnyside'];

describe.each(selectRepresentatives(SITES, 2))('a card that the bank refuses, at %s', (site) => {
  journey(
    'is not saved, and the former default card stays the default: after a deposit, a reload, and saving it alone',
    async ({ visit }) => {
      const { page, open, deposit, main } = await openAs(visit, site, '/my-account/deposit');
      await deposit.amount.fill('20');
      await deposit.typeCard(TEST_CARD_NUMBERS.declined);
      const forLater = main.getByRole('checkbox', { name: texts.paymentChoice.makeDefault() });
      expect(await forLater.isChecked()).toBe(false);
      await forLater.check();
      await deposit.pay.click();
      await deposit.alert.getByText(SAID_NO).waitFor();
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
      await open(FUNDS);
      const saved = main.locator('.fund-list__fund');
      await saved.getByText(texts.fundList.default()).waitFor();
      expect(await saved.count()).toBe(1);

      await main.getByRole('button', { name: texts.fundList.addCard() }).click();
      await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).waitFor();
      await main.getByText(texts.fundList.cardLoading()).waitFor({ state: 'detached' });
      await deposit.fillCard(TEST_CARD_NUMBERS.declined);
      const fromNow = main.getByRole('checkbox', { name: texts.fundList.cardDefault() });
      expect(await fromNow.isChecked()).toBe(false);
      await fromNow.check();
      await main.getByRole('button', { name: texts.fundList.saveCard() }).click();
      await main.getByRole('alert').getByText(SAID_NO).waitFor();
      expect([await saved.count(), await saved.getByText(texts.fundList.default()).count()]).toEqual([1, 1]);
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

const SOME_CHECKOUTS = selectRepresentatives(CHECKOUTS, 3);
describe.each(SOME_CHECKOUTS)('after a declined card at the checkout of $site, $width pixels wide', (shown) => {
  const { site, path, width, items, asksToAgree, other } = shown;
  journey('"See all ways to pay" shows all of them, with the focus on the chosen one', async ({ visit }) => {
    const viewport = { width, height: 844 };
    const { email } = await SandboxShopper.create(around.sandbox, { site, items });
    const { page, open } = await visit(site, { port: around.shop.port, viewport, expected: /status of 422/ });
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, email)).toBe('200 signed in');
    await open(path);
    const checkout = createCheckoutPageObject(page);
    const { typeCard, way } = createDepositPageObject(page);
    await typeCard(TEST_CARD_NUMBERS.declined);
    if (asksToAgree) {
      // By keyboard: the form of the card may still move what is below it.
      await checkout.agree.press('Space');
      await expect.poll(() => checkout.agree.isChecked()).toBe(true);
    }
    await checkout.button.click();
    await checkout.problem.getByText(SAID_NO).waitFor();
    expect(await checkout.main.getByText(texts.paymentObstacle.card()).count()).toBe(0);
    await checkout.problem.getByRole('button', { name: texts.placeOrderButton.otherMethods() }).click();
    await way(new RegExp(`^${texts.paymentChoice.newCard()}`))
      .and(page.locator(':focus'))
      .waitFor();
    for (const name of [new RegExp(`^${texts.paymentChoice.newCard()}`), other]) {
      const { y = -1 } = (await way(name).boundingBox()) ?? {};
      expect(y > 0 && y < viewport.height).toBe(true);
    }
    if (asksToAgree) expect(await checkout.agree.isChecked()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
