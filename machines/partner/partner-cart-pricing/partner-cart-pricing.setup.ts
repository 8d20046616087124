import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartItemRequest, Partner } from '#schemas/generated/api/types.gen.ts';
import type {
  PartnerCartPricingEmitted,
  PartnerCartPricingEvent,
  PartnerCartPricingMachineContext,
  PricedPartnerCart,
} from './partner-cart-pricing.types.ts';

/** In milliseconds: how long to wait for the partner's cart before it counts as missing. */
export const partnerCartPricingDelays = { partnerCartTimeout: 10_000 };

const types = {} as {
  context: PartnerCartPricingMachineContext;
  events: PartnerCartPricingEvent;
  emitted: PartnerCartPricingEmitted;
};

interface Priced {
  readonly output: PricedPartnerCart;
}

export const partnerCartPricingSetup = setup({
  types,
  delays: partnerCartPricingDelays,
  actors: {
    fetchPartner: fromPromise<Partner>(() => missing()),
    priceCart: fromPromise<PricedPartnerCart, { readonly items: readonly CartItemRequest[] }>(() => missing()),
  },
  guards: {
    // A purchase with an empty cart is rejected (specification: Validation rules).
    isCartEmpty: ({ event }) => 'items' in event && event.items.length === 0,
    isRefused: (_, { output: priced }: Priced) => priced.refusal !== null,
  },
  actions: {
    setPartner: assign((_, { partner }: { readonly partner: Partner }) => ({ partner })),
    setCart: assign(({ event }) => ('items' in event ? { items: event.items } : {})),
    setPricedCart: assign((_, { output: priced }: Priced) => priced),
    clearCart: assign({ items: null, refusal: null }),
    emitPriced: emit((_, { output: { order } }: Priced) => ({ type: 'cart.priced', order })),
    emitRefused: emit((_, { output: { refusal } }: Priced) => {
      if (!refusal) throw new Error('the cart was not refused');
      return { type: 'cart.refused', refusal };
    }),
  },
});

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
