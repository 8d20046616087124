export { toCheckoutFailure as checkoutFailure } from './checkout.rules.ts';
export type { CheckoutFailure, CheckoutFailureReason, CheckoutPageData } from './checkout.types.ts';
