import { expect } from 'vitest';
import { createCheckoutPageObject } from '../pages/checkout-page.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';
import { consentAndRecordAnalyticsEvents } from './analytics-recorder.ts';
import type { BrowserVisitor } from './journey.ts';
import type { PurchaseTestShop, SandboxShopper } from './purchase-shop.ts';

/** Console messages of a browser for a refused purchase. */
export const REFUSED_PURCHASE_CONSOLE_PATTERN =
  /\/cart\/buy\S* error: (?:Failed to load resource|\[call\] (?:cart\.purchase|checkout\.outcome))/;

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

/** Opens the checkout as a customer, in a shop that a test starts before its first journey. */
export function createSignedInCheckoutOpener(getTestShop: () => PurchaseTestShop) {
  async function atCheckout(visit: Visit, shopper: SandboxShopper, path = '/cart/buy', expected?: RegExp) {
    const visitor = await visit('harbour', { port: getTestShop().shop.port, ...(expected && { expected }) });
    const analytics = await consentAndRecordAnalyticsEvents(visitor, { apiUrl: getTestShop().sandbox.url });
    await visitor.open('/about/privacy');
    expect(await signInThroughApiInBrowser(visitor.page, shopper.email)).toBe('200 signed in');
    await visitor.open(path);
    const checkout = createCheckoutPageObject(visitor.page);
    await checkout.button.and(visitor.page.locator(':enabled')).waitFor();
    return { ...visitor, analytics, checkout };
  }

  return atCheckout;
}

/** Agrees to the terms and places the order. */
export async function agreeAndPlaceOrder({
  checkout,
}: Awaited<ReturnType<ReturnType<typeof createSignedInCheckoutOpener>>>) {
  await checkout.agree.check();
  await checkout.button.click();
}
