import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadOrFallback } from '../../_ui/load-or-fallback.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { TwoFactorAdviceProps } from './two-factor-advice.gen.ts';

export interface TwoFactorAdviceBlockData {
  readonly isAdvised: boolean;
}

/** Advice that can't be looked up is not given. */
export const loadTwoFactorAdviceData: LoadBlockData<
  TwoFactorAdviceProps,
  TwoFactorAdviceBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, signal } = context;
  const customer = await loadOrFallback(services.commerce.customer.get({ signal }), null, signal);
  return { data: { isAdvised: customer?.tfaPromptRequired ?? false } };
};
