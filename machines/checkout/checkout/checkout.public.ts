export { toCheckoutFailure as checkoutFailure } from './checkout.rules.ts';
export type { CheckoutFailure, CheckoutPageData } from './checkout.types.ts';
