import type { Locator, Page } from 'playwright-core';

/** The checkout, and the receipt behind it. */
export function checkoutPage(page: Page) {
  const main = page.getByRole('main');
  const amount = (name: string): Locator =>
    main.locator('.amount-to-pay > div').filter({ hasText: name }).locator('dd');
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    items: main.locator('.order-summary__item'),
    removed: main.locator('.order-summary__removed'),
    total: amount('Total'),
    fromWallet: amount('From your wallet'),
    toPay: amount('To pay now'),
    agree: main.getByRole('checkbox', { name: /I have read this/ }),
    /** The button that buys, whatever it says. */
    button: main.locator('.place-order__button'),
    problem: main.locator('.place-order__problems'),
    panel: main.locator('.checkout__panel'),
    limits: main.locator('.limit-notice__limit'),
    blocked: main.locator('.checkout__blocked'),
    later: (name: string | RegExp): Locator => main.locator('.later-method').getByRole('radio', { name }),
    receipt: main.locator('.receipt'),
  };
}

/** Puts an item into the cart of the customer who is signed in, without the pages that do it. Tells the status. */
export function addToCart(page: Page, customerId: string, body: object): Promise<number> {
  return page.evaluate(
    async ([owner, item]) => {
      const response = await fetch('/_api/cart.items.add', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ body: item, customerId: owner, idempotencyKey: crypto.randomUUID() }),
      });
      return response.status;
    },
    [customerId, body] as const,
  );
}
