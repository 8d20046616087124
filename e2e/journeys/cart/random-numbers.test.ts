import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { REFUSED_PURCHASE_CONSOLE_PATTERN } from '../../harness/checkout-opener.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import {
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';
import { createTicketsPageObject } from '../../pages/tickets-page.ts';

let around: PurchaseTestShop;
beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterAll(() => around.close());

const LAMPLIGHT: CartItemRequest = {
  ...TEST_TICKET_CART_ITEM,
  lottery_key: 'lamplight',
  num_games: 2,
  cause_key: 'open-door',
};

/** The numbers of each game in a list. */
async function numbersIn(games: Locator): Promise<readonly string[]> {
  return (await games.allInnerTexts()).map(digits);
}

function digits(text: string): string {
  return (text.match(/\d+/g) ?? []).join(' ');
}

/** The numbers of each game in the newest mail to a recipient. */
function numbersInMail(site: 'harbour' | 'lantern', recipient: string): readonly string[] {
  const [mail] = around.sandbox.shop.outbox.listLatest(1, { siteKey: site, recipient });
  return (mail?.body ?? '').split('\n').flatMap((line) => {
    const [, numbers] = /^ *Game \d+: (.*)$/.exec(line) ?? [];
    return numbers === undefined ? [] : [digits(numbers)];
  });
}

const SHOPS = [
  { site: 'harbour', item: TEST_TICKET_CART_ITEM, name: 'Golden Bay' },
  { site: 'lantern', item: LAMPLIGHT, name: 'The Lamplight' },
] as const;

describe.each(selectRepresentatives(SHOPS))('at $site', ({ site, item, name }) => {
  journey(
    'random numbers are shown before paying, can be shuffled, and are the numbers on receipt, ticket and mail',
    async ({ visit }) => {
      const shopper = await SandboxShopper.create(around.sandbox, { funds: 5000, items: [item], site });
      const { page, open } = await visit(site, { port: around.shop.port, viewport: { width: 390, height: 800 } });
      const [cart, checkout, tickets] = [
        createCartPageObject(page),
        createCheckoutPageObject(page),
        createTicketsPageObject(page),
      ];
      const inCart = cart.item(name).locator('.item-numbers li');
      const inOrder = checkout.items.locator('.item-numbers li');
      await open('/about/privacy');
      expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');

      await open('/cart');
      await inCart.first().waitFor();
      const first = await numbersIn(inCart);
      expect(first).toHaveLength(item.num_games ?? 0);
      await cart.item(name).getByRole('button', { name: texts.itemNumbers.shuffle() }).click();
      await cart.item(name).getByText(texts.itemNumbers.shuffled()).waitFor({ state: 'attached' });
      const second = await numbersIn(inCart);
      expect(second).toHaveLength(first.length);
      expect(second).not.toEqual(first);
      expect(await findAxeViolations(page)).toEqual([]);

      await open('/cart/buy');
      await inOrder.first().waitFor();
      expect(await numbersIn(inOrder)).toEqual(second);
      await checkout.items.getByRole('button', { name: texts.itemNumbers.shuffle() }).click();
      await checkout.items.getByText(texts.itemNumbers.shuffled()).waitFor({ state: 'attached' });
      const shown = await numbersIn(inOrder);
      expect(shown).toHaveLength(first.length);
      expect(shown).not.toEqual(second);
      expect(await findAxeViolations(page)).toEqual([]);

      if (await checkout.agree.count()) await checkout.agree.check();
      await checkout.button.click();
      await checkout.receipt.locator('.receipt__games li').first().waitFor();
      expect(await numbersIn(checkout.receipt.locator('.receipt__games li'))).toEqual(shown);
      expect(numbersInMail(site, shopper.email)).toEqual(shown);
      await checkout.receipt.getByRole('link', { name }).click();
      await tickets.toCome.first().waitFor();
      expect(await numbersIn(tickets.toCome.first().locator('.ticket-games__game'))).toEqual(shown);
    },
  );
});

journey(
  'an order whose numbers were changed on another device is shown again before it is bought',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(around.sandbox, { funds: 5000 });
    const { page, open } = await visit('harbour', {
      port: around.shop.port,
      expected: REFUSED_PURCHASE_CONSOLE_PATTERN,
    });
    const checkout = createCheckoutPageObject(page);
    const inOrder = checkout.items.locator('.item-numbers li');
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
    await open('/cart/buy');
    await checkout.agree.check();
    const shown = await numbersIn(inOrder);

    const as = await shopper.as();
    const { result } = await around.sandbox.send(calls.cartItemsList, { as });
    const params = { id: result.cart_items[0]?.id ?? '' };
    await around.sandbox.send(calls.cartItemsUpdate, { as, params, body: { games: [], quickpick: true } });

    await checkout.button.click();
    await checkout.main.getByText(sandboxTexts.checkout.orderChanged()).first().waitFor();
    expect([shopper.purchases, shopper.wallet]).toEqual([[], 5000]);
    await expect.poll(() => numbersIn(inOrder)).not.toEqual(shown);
    const now = await numbersIn(inOrder);
    await checkout.button.click();
    await checkout.receipt.locator('.receipt__games li').first().waitFor();
    expect(await numbersIn(checkout.receipt.locator('.receipt__games li'))).toEqual(now);
  },
);
