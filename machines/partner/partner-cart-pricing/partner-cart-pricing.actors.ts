import { fromPromise } from 'xstate';
import type { CommerceCalls } from '#commerce/commerce.ts';
import { loadPartnerCartWithPaymentMeans } from '#commerce/partner/partner-order.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { CartItemRequest, Partner } from '#schemas/generated/api/types.gen.ts';
import { checkoutFailure } from '../../checkout/checkout/checkout.public.ts';
import type { PricedPartnerCart } from './partner-cart-pricing.types.ts';

export interface PartnerCartPricingServices {
  readonly commerce: Pick<CommerceCalls, 'partners' | 'customer' | 'limits'>;
  readonly slug: string;
  readonly isSignedIn: () => boolean;
}

/** The waits of a partner's page. */
export function partnerCartPricingActors({ commerce, slug, isSignedIn }: PartnerCartPricingServices) {
  const read = (items: readonly CartItemRequest[], signal: AbortSignal) =>
    loadPartnerCartWithPaymentMeans(commerce, { slug, items, isSignedIn: isSignedIn() }, { signal });
  return {
    fetchPartner: fromPromise<Partner>(({ signal }) => commerce.partners.get(slug, { signal })),
    priceCart: fromPromise<PricedPartnerCart, { readonly items: readonly CartItemRequest[] }>(
      async ({ input: { items }, signal }) => {
        try {
          return { order: await read(items, signal), refusal: null };
        } catch (error) {
          const refusal = error instanceof ApiError && error.status === 422 ? checkoutFailure(error) : null;
          if (!refusal) throw error;
          // An order of nothing: the checkout may still have to ask what became of an attempt.
          return { order: await read([], signal), refusal };
        }
      },
    ),
  };
}
