import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Partner } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PartnerHeaderProps } from './partner-header.gen.ts';

export interface PartnerHeaderBlockData {
  /** Path segment of the pages of the partner. */
  readonly slug: string;
  /** The screen name that is reported to the partner's page. */
  readonly screen: 'checkout' | 'autologin' | 'receipt' | 'not-found';
  /** Null if the partner is unknown, or if the call failed. */
  readonly partner: Partner | null;
}

export const loadPartnerHeaderData: LoadBlockData<
  PartnerHeaderProps,
  PartnerHeaderBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal } = context;
  const slug = params['partnerSlug'] ?? '';
  const screen = screenOf(params);
  try {
    return { data: { slug, screen, partner: await services.commerce.partners.get(slug, { signal }) } };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError)) throw error;
    return { data: { slug, screen, partner: null } };
  }
};

function screenOf(params: Readonly<Record<string, string>>): PartnerHeaderBlockData['screen'] {
  if (params['autologinToken'] !== undefined) return 'autologin';
  if (params['checkoutID'] !== undefined) return 'receipt';
  return params['*'] === undefined ? 'checkout' : 'not-found';
}
