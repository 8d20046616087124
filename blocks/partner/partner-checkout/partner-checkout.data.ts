import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CheckoutPageData } from '#machines/checkout/checkout/checkout.public.ts';
import type { Partner } from '#schemas/generated/api/types.gen.ts';
import { getWalletUseAndPurchaseAttribution } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PartnerCheckoutProps } from './partner-checkout.gen.ts';

export interface PartnerCheckoutBlockData {
  readonly slug: string;
  readonly partner: Partner | null;
  readonly isSignedIn: boolean;
  /** What a purchase is made with, beside the cart that the partner sends. */
  readonly terms: Omit<CheckoutPageData, 'order'>;
}

export const loadPartnerCheckoutData: LoadBlockData<
  PartnerCheckoutProps,
  PartnerCheckoutBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal, visitor } = context;
  const slug = params['partnerSlug'] ?? '';
  const known = { slug, isSignedIn: visitor.signedIn, terms: getWalletUseAndPurchaseAttribution(context) };
  try {
    return { data: { ...known, partner: await services.commerce.partners.get(slug, { signal }) } };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError)) throw error;
    return { data: { ...known, partner: null } };
  }
};
