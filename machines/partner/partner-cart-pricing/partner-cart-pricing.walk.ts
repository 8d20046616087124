import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { CartItemRequest, Partner } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { createTestOrder } from '../../checkout/checkout/testing/test-order.ts';
import { partnerCartPricingMachine } from './partner-cart-pricing.machine.ts';
import { partnerCartPricingDelays } from './partner-cart-pricing.setup.ts';
import type { PartnerCartPricingMachineContext, PricedPartnerCart } from './partner-cart-pricing.types.ts';

const partner: Partner = {
  slug: 'ferry-radio',
  key: 'FERRY',
  name: 'Ferry Radio',
  channels: ['web'],
  productOfferKeys: ['golden-bay'],
};
const item: CartItemRequest = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };
const unreachable = new ApiError('Failed to fetch', { status: 503, answered: false });
const priced: PricedPartnerCart = { order: createTestOrder(500), refusal: null };
const refused: PricedPartnerCart = {
  order: createTestOrder(500, { cartItems: [] }),
  refusal: { code: 'not_sold_by_partner', reason: { kind: 'server_text', text: 'Ferry Radio does not sell this.' } },
};

const partnerEvents = [{ type: 'PARTNER.RECEIVED', partner }, { type: 'PARTNER.FETCH' }];
const cartEvents = [
  { type: 'CART.RECEIVED', items: [item] },
  { type: 'CART.UPDATED', items: [item] },
  { type: 'CART.UPDATED', items: [] },
  { type: 'CART.RECEIVED', items: [] },
  { type: 'CART.UNAVAILABLE' },
  { type: 'CART.RETRY' },
  { type: 'CART.PURCHASED' },
];

/** Partner and cart do not depend on each other: the cart is walked once the partner is known. */
function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const isKnown = snapshot.matches({ partner_fetch: 'resolved' });
  return [
    ...(isKnown ? [...cartEvents, ...listDelayEvents(snapshot)] : partnerEvents),
    ...listActorEvents(snapshot, 'fetchPartner', { outputs: [partner], errors: [unreachable] }),
    ...listActorEvents(snapshot, 'priceCart', { outputs: [priced, refused], errors: [unreachable] }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { partner: known, items, order, refusal }: PartnerCartPricingMachineContext = context;
  const [fetch, cart] = Object.values(value as Record<string, string | Record<string, string>>).map((state) =>
    typeof state === 'string' ? state : Object.entries(state).flat().join('.'),
  );
  const marks = [
    known ? 'partner' : '',
    items ? `${items.length} items` : '',
    order ? (order.cart.cartItems.length > 0 ? 'order' : 'nothing sold') : '',
    refusal?.code ?? '',
  ];
  return `${fetch} ${cart}[${marks.filter(Boolean).join(' ')}]`;
}

const options: MachineWalkOptions<typeof partnerCartPricingMachine> = {
  input: undefined,
  events,
  describe,
  label: (event) => {
    if ('items' in event && Array.isArray(event.items)) return `${event.type} ${event.items.length}`;
    if ('output' in event) return `${event.type} ${event.output === refused ? 'refused' : 'done'}`;
    return event.type;
  },
};

export const partnerCartPricingWalk = defineFlowWalk({
  id: 'partner-cart-pricing',
  machine: partnerCartPricingMachine,
  actors: ['fetchPartner', 'priceCart'],
  delays: partnerCartPricingDelays,
  cases: [{ options }],
});
