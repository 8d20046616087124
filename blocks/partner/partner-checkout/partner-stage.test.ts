import { expect, test } from 'vitest';
import type { CheckoutView } from '#machines/checkout/checkout/checkout.view.ts';
import { createTestOrder } from '#machines/checkout/checkout/testing/test-order.ts';
import type { PartnerCartPricingView } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.view.ts';
import { selectPartnerStage } from './partner-stage.ts';

const order = createTestOrder(500);
const known = { partner: null, items: null, refusal: null, fetch: 'resolved' } as const;
const partner = (
  stage: PartnerCartPricingView['stage'],
  more: Partial<PartnerCartPricingView> = {},
): PartnerCartPricingView => ({
  ...known,
  order: null,
  stage,
  ...more,
});
const checkout = (stage: CheckoutView['stage']): CheckoutView => ({
  stage,
  shown: null,
  isBusy: false,
  missing: [],
  pointedOut: 0,
  way: null,
  csc: null,
  missingDetail: null,
  later: null,
  isAccepted: false,
  failure: null,
  pending: null,
  completedPurchase: null,
});

test.each([
  [null, null, 'waiting'],
  [partner('awaiting'), null, 'waiting'],
  [partner('awaiting', { fetch: 'rejected' }), null, 'rejected'],
  [partner('gone'), null, 'gone'],
  [partner('empty'), checkout('review'), 'empty'],
  [partner('pricing'), null, 'waiting'],
  [partner('pricing', { order }), checkout('review'), 'order'],
  [partner('refused', { order }), checkout('empty'), 'refused'],
  [partner('unpriced'), null, 'unpriced'],
  [partner('priced', { order }), checkout('review'), 'order'],
  [partner('priced', { order }), checkout('blocked'), 'blocked'],
  // While something is being bought, nothing that the partner sends is shown.
  [partner('empty'), checkout('placing'), 'order'],
  [partner('gone'), checkout('paying'), 'order'],
  [partner('refused'), checkout('checking'), 'checking'],
  [partner('purchased'), checkout('purchased'), 'purchased'],
  [partner('priced', { order }), checkout('payment_pending'), 'payment_pending'],
  [partner('priced', { order }), checkout('bought_elsewhere'), 'bought_elsewhere'],
] as const)(
  'the partner checkout shows the stage of the partner cart, or that of a purchase once one is under way (case %#)',
  (of, at, stage) => expect(selectPartnerStage(of, at)).toBe(stage),
);
