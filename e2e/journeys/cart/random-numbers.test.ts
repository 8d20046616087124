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

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

const LAMPLIGHT_CART_ITEM: CartItemRequest = {
  ...TEST_TICKET_CART_ITEM,
  lottery_key: 'lamplight',
  num_games: 2,
  cause_key: 'open-door',
};

/** The numbers of each game in a list. */
async function readGameNumbers(games: Locator): Promise<readonly string[]> {
  return (await games.allInnerTexts()).map(extractNumbers);
}

function extractNumbers(text: string): string {
  return (text.match(/\d+/g) ?? []).join(' ');
}

/** The numbers of each game in the newest mail to a recipient. */
function readMailedGameNumbers(site: 'harbour' | 'lantern', recipient: string): readonly string[] {
  const [mail] = testShop.sandbox.shop.outbox.listLatest(1, { siteKey: site, recipient });
  return (mail?.body ?? '').split('\n').flatMap((line) => {
    const [, numbers] = /^ *Game \d+: (.*)$/.exec(line) ?? [];
    return numbers === undefined ? [] : [extractNumbers(numbers)];
  });
}

const SHOPS = [
  { site: 'harbour', item: TEST_TICKET_CART_ITEM, name: 'Golden Bay' },
  { site: 'lantern', item: LAMPLIGHT_CART_ITEM, name: 'The Lamplight' },
] as const;

describe.each(selectRepresentatives(SHOPS))('at $site', ({ site, item, name }) => {
  journey(
    'random numbers are shown before paying, can be shuffled, and are the numbers on receipt, ticket and mail',
    async ({ visit }) => {
      const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000, items: [item], site });
      const { page, open } = await visit(site, { port: testShop.shop.port, viewport: { width: 390, height: 800 } });
      const [cart, checkout, tickets] = [
        createCartPageObject(page),
        createCheckoutPageObject(page),
        createTicketsPageObject(page),
      ];
      const cartGames = cart.item(name).locator('.item-numbers li');
      const orderGames = checkout.items.locator('.item-numbers li');
      await open('/about/privacy');
      expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');

      await open('/cart');
      await cartGames.first().waitFor();
      const initialNumbers = await readGameNumbers(cartGames);
      expect(initialNumbers).toHaveLength(item.num_games ?? 0);
      await cart.item(name).getByRole('button', { name: texts.itemNumbers.shuffle() }).click();
      await cart.item(name).getByText(texts.itemNumbers.shuffled()).waitFor({ state: 'attached' });
      const numbersShuffledInCart = await readGameNumbers(cartGames);
      expect(numbersShuffledInCart).toHaveLength(initialNumbers.length);
      expect(numbersShuffledInCart).not.toEqual(initialNumbers);
      expect(await findAxeViolations(page)).toEqual([]);

      await open('/cart/buy');
      await orderGames.first().waitFor();
      expect(await readGameNumbers(orderGames)).toEqual(numbersShuffledInCart);
      await checkout.items.getByRole('button', { name: texts.itemNumbers.shuffle() }).click();
      await checkout.items.getByText(texts.itemNumbers.shuffled()).waitFor({ state: 'attached' });
      const finalNumbers = await readGameNumbers(orderGames);
      expect(finalNumbers).toHaveLength(initialNumbers.length);
      expect(finalNumbers).not.toEqual(numbersShuffledInCart);
      expect(await findAxeViolations(page)).toEqual([]);

      if (await checkout.agree.count()) await checkout.agree.check();
      await checkout.button.click();
      await checkout.receipt.locator('.receipt__games li').first().waitFor();
      expect(await readGameNumbers(checkout.receipt.locator('.receipt__games li'))).toEqual(finalNumbers);
      expect(readMailedGameNumbers(site, shopper.email)).toEqual(finalNumbers);
      await checkout.receipt.getByRole('link', { name }).click();
      await tickets.toCome.first().waitFor();
      expect(await readGameNumbers(tickets.toCome.first().locator('.ticket-games__game'))).toEqual(finalNumbers);
    },
  );
});

journey(
  'an order whose numbers were changed on another device is shown again before it is bought',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000 });
    const { page, open } = await visit('harbour', {
      port: testShop.shop.port,
      expected: REFUSED_PURCHASE_CONSOLE_PATTERN,
    });
    const checkout = createCheckoutPageObject(page);
    const orderGames = checkout.items.locator('.item-numbers li');
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
    await open('/cart/buy');
    await checkout.agree.check();
    const numbersBefore = await readGameNumbers(orderGames);

    const customer = await shopper.as();
    const { result } = await testShop.sandbox.send(calls.cartItemsList, { as: customer });
    const params = { id: result.cart_items[0]?.id ?? '' };
    await testShop.sandbox.send(calls.cartItemsUpdate, { as: customer, params, body: { games: [], quickpick: true } });

    await checkout.button.click();
    await checkout.main.getByText(sandboxTexts.checkout.orderChanged()).first().waitFor();
    expect([shopper.purchases, shopper.wallet]).toEqual([[], 5000]);
    await expect.poll(() => readGameNumbers(orderGames)).not.toEqual(numbersBefore);
    const numbersAfter = await readGameNumbers(orderGames);
    await checkout.button.click();
    await checkout.receipt.locator('.receipt__games li').first().waitFor();
    expect(await readGameNumbers(checkout.receipt.locator('.receipt__games li'))).toEqual(numbersAfter);
  },
);
