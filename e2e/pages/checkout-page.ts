import type { Locator, Page } from 'playwright-core';
import { readSeedText } from '../harness/seed-texts.ts';
import { texts } from '../harness/texts.ts';

/** The checkout and its receipt. */
export function createCheckoutPageObject(page: Pick<Page, 'getByRole'>) {
  const main = page.getByRole('main');
  const amount = (name: string): Locator =>
    main.locator('.amount-to-pay > div').filter({ hasText: name }).locator('dd');
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    items: main.locator('.order-summary__item'),
    removed: main.locator('.order-summary__removed'),
    total: amount(texts.amountToPay.total()),
    fromWallet: amount(texts.amountToPay.wallet()),
    toPay: amount(texts.amountToPay.toPay()),
    agree: main.getByRole('checkbox', { name: readSeedText('base/pages/cart-buy', 'place', 'agree') }),
    /** The buy button, regardless of its label. */
    button: main.locator('.place-order-button__button'),
    problem: main.locator('.place-order-button__problems'),
    panel: main.locator('.checkout__panel'),
    limits: main.locator('.limit-notice__limit'),
    blocked: main.locator('.checkout__blocked'),
    later: (name: string | RegExp): Locator => main.locator('.later-method').getByRole('radio', { name }),
    receipt: main.locator('.receipt'),
  };
}
