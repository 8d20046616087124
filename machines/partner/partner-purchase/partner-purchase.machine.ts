import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartItemRequest, Partner } from '#schemas/generated/api/types.gen.ts';
import type {
  PartnerPurchaseContext,
  PartnerPurchaseEmitted,
  PartnerPurchaseEvent,
  PricedPartnerCart,
} from './partner-purchase.types.ts';

/** In milliseconds: how long a partner may take to send its cart before the customer is told that none came. */
export const partnerPurchaseDelays = { partnerPatience: 10_000 };

const types = {} as {
  context: PartnerPurchaseContext;
  events: PartnerPurchaseEvent;
  emitted: PartnerPurchaseEmitted;
};

interface Priced {
  readonly priced: PricedPartnerCart;
}

/**
 * What is bought at a partner (specification: States and transitions, "Partner fetch", "Partner cart": received sets,
 * updated replaces, purchased clears). The cart comes from the partner's page, and the shop prices it without keeping it;
 * the checkout buys it.
 */
export const partnerPurchaseMachine = setup({
  types,
  delays: partnerPurchaseDelays,
  actors: {
    fetchPartner: fromPromise<Partner>(() => missing()),
    priceCart: fromPromise<PricedPartnerCart, { readonly items: readonly CartItemRequest[] }>(() => missing()),
  },
  guards: {
    hasNothing: (_, { items }: { readonly items: readonly CartItemRequest[] }) => items.length === 0,
    isRefused: (_, { priced }: Priced) => priced.refusal !== null,
  },
  actions: {
    keepPartner: assign((_, { partner }: { readonly partner: Partner }) => ({ partner })),
    setCart: assign((_, { items }: { readonly items: readonly CartItemRequest[] }) => ({ items })),
    keepPriced: assign((_, { priced }: Priced) => priced),
    clearCart: assign({ items: null, refusal: null }),
    tellPriced: emit((_, { priced: { order } }: Priced) => ({ type: 'cart.priced', order })),
    tellRefused: emit((_, { priced: { refusal } }: Priced) => {
      if (!refusal) throw new Error('the cart was not refused');
      return { type: 'cart.refused', refusal };
    }),
  },
}).createMachine({
  id: 'partner-purchase',
  context: { partner: null, items: null, order: null, refusal: null },
  type: 'parallel',
  states: {
    partner_fetch: {
      initial: 'pending',
      states: {
        pending: {
          initial: 'waiting',
          states: {
            waiting: { meta: { silent: true } },
            asking: {
              invoke: {
                id: 'fetchPartner',
                src: 'fetchPartner',
                onDone: {
                  target: '#partner-purchase.partner_fetch.resolved',
                  actions: { type: 'keepPartner', params: ({ event }) => ({ partner: event.output }) },
                },
                onError: '#partner-purchase.partner_fetch.rejected',
              },
            },
          },
          on: {
            'PARTNER.SHOW': {
              target: 'resolved',
              actions: { type: 'keepPartner', params: ({ event: { partner } }) => ({ partner }) },
            },
            'PARTNER.FETCH': '.asking',
          },
        },
        resolved: {},
        rejected: { on: { 'PARTNER.FETCH': 'pending.asking' } },
      },
    },
    partner_cart: {
      initial: 'cleared',
      on: { 'CART.RECEIVED': received(), 'CART.UPDATED': received() },
      states: {
        cleared: {
          initial: 'awaiting',
          states: {
            awaiting: { after: { partnerPatience: 'gone' }, on: { 'CART.MISS': 'gone' } },
            gone: {},
            purchased: {},
          },
        },
        set: {
          initial: 'empty',
          states: {
            empty: {},
            pricing: {
              invoke: {
                id: 'priceCart',
                src: 'priceCart',
                input: ({ context }) => ({ items: context.items ?? [] }),
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => ({ priced: event.output }) },
                    target: 'refused',
                    actions: [
                      { type: 'keepPriced', params: ({ event }) => ({ priced: event.output }) },
                      { type: 'tellRefused', params: ({ event }) => ({ priced: event.output }) },
                    ],
                  },
                  {
                    target: 'priced',
                    actions: [
                      { type: 'keepPriced', params: ({ event }) => ({ priced: event.output }) },
                      { type: 'tellPriced', params: ({ event }) => ({ priced: event.output }) },
                    ],
                  },
                ],
                onError: 'unpriced',
              },
            },
            priced: {},
            refused: {},
            unpriced: { on: { 'CART.RETRY': 'pricing' } },
          },
          on: { 'CART.PURCHASED': { target: 'cleared.purchased', actions: 'clearCart' } },
        },
      },
    },
  },
});

/** A partner purchase with an empty cart is rejected (specification: Validation rules). */
function received() {
  const set = {
    type: 'setCart',
    params: ({ event: { items } }: { readonly event: { readonly items: readonly CartItemRequest[] } }) => ({ items }),
  } as const;
  return [
    {
      guard: {
        type: 'hasNothing',
        params: ({ event: { items } }: { readonly event: { readonly items: readonly CartItemRequest[] } }) => ({
          items,
        }),
      },
      target: '.set.empty',
      actions: set,
    },
    { target: '.set.pricing', reenter: true, actions: set },
  ] as const;
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
