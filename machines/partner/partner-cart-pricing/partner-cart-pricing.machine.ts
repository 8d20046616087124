import type { Partner } from '#schemas/generated/api/types.gen.ts';
import { getActorOutput } from '../../_kit/params.ts';
import { partnerCartPricingSetup } from './partner-cart-pricing.setup.ts';
import type { PartnerCartPricingMachineContext } from './partner-cart-pricing.types.ts';

/**
 * What is bought at a partner (specification: States and transitions, "Partner fetch", "Partner cart": received sets,
 * updated replaces, purchased clears). The cart comes from the partner's page, and the shop prices it without keeping it;
 * the checkout buys it.
 */
export const partnerCartPricingMachine = partnerCartPricingSetup.createMachine({
  id: 'partner-cart-pricing',
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
            fetching: {
              invoke: {
                id: 'fetchPartner',
                src: 'fetchPartner',
                onDone: {
                  target: '#partner-cart-pricing.partner_fetch.resolved',
                  actions: { type: 'setPartner', params: fetchedPartner },
                },
                onError: '#partner-cart-pricing.partner_fetch.rejected',
              },
            },
          },
          on: {
            'PARTNER.RECEIVED': { target: 'resolved', actions: { type: 'setPartner', params: shownPartner } },
            'PARTNER.FETCH': '.fetching',
          },
        },
        resolved: {},
        rejected: { on: { 'PARTNER.FETCH': 'pending.fetching' } },
      },
    },
    partner_cart: {
      initial: 'cleared',
      on: {
        'CART.RECEIVED': [
          { guard: 'isCartEmpty', target: '.set.empty', actions: 'setCart' },
          { target: '.set.pricing', reenter: true, actions: 'setCart' },
        ],
        'CART.UPDATED': [
          { guard: 'isCartEmpty', target: '.set.empty', actions: 'setCart' },
          { target: '.set.pricing', reenter: true, actions: 'setCart' },
        ],
      },
      states: {
        cleared: {
          initial: 'awaiting',
          states: {
            awaiting: { after: { partnerCartTimeout: 'gone' }, on: { 'CART.UNAVAILABLE': 'gone' } },
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
                input: priceCartInput,
                onDone: [
                  {
                    guard: { type: 'isRefused', params: getActorOutput },
                    target: 'refused',
                    actions: [
                      { type: 'setPricedCart', params: getActorOutput },
                      { type: 'emitRefused', params: getActorOutput },
                    ],
                  },
                  {
                    target: 'priced',
                    actions: [
                      { type: 'setPricedCart', params: getActorOutput },
                      { type: 'emitPriced', params: getActorOutput },
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

function fetchedPartner({ event: { output } }: { readonly event: { readonly output: Partner } }) {
  return { partner: output };
}

function shownPartner({ event: { partner } }: { readonly event: { readonly partner: Partner } }) {
  return { partner };
}

function priceCartInput({ context }: { readonly context: PartnerCartPricingMachineContext }) {
  return { items: context.items ?? [] };
}
