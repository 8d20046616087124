import { expect } from 'vitest';
import { checkoutPage } from '../pages/checkout-page.ts';
import { signIn } from '../pages/session.ts';
import { recordAnalytics } from './analytics-recorder.ts';
import type { Visitor } from './journey.ts';
import type { PurchaseShop, Shopper } from './purchase-shop.ts';

/** Console messages of a browser for a refused purchase. */
export const REFUSED =
  /\/cart\/buy\S* error: (?:Failed to load resource|\[call\] (?:cart\.purchase|checkout\.outcome))/;

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<Visitor>;

/** Opens the checkout as a customer, in a shop that a test starts before its first journey. */
export function checkoutHelper(around: () => PurchaseShop) {
  async function atCheckout(visit: Visit, shopper: Shopper, path = '/cart/buy', expected?: RegExp) {
    const visitor = await visit('harbour', { port: around().shop.port, ...(expected && { expected }) });
    const told = await recordAnalytics(visitor, { apiUrl: around().sandbox.url });
    await visitor.open('/about/privacy');
    expect(await signIn(visitor.page, shopper.email)).toBe('200 signed in');
    await visitor.open(path);
    const checkout = checkoutPage(visitor.page);
    await checkout.button.and(visitor.page.locator(':enabled')).waitFor();
    return { ...visitor, told, checkout };
  }

  return atCheckout;
}

/** Agrees to the terms and places the order. */
export async function buy({ checkout }: Awaited<ReturnType<ReturnType<typeof checkoutHelper>>>) {
  await checkout.agree.check();
  await checkout.button.click();
}
