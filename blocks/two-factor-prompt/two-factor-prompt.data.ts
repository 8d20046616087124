import type { BlockLoad } from '#engine/render/block-load.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { TwoFactorPromptProps } from './two-factor-prompt.gen.ts';

export interface TwoFactorPromptData {
  readonly isAdvised: boolean;
}

export const load: BlockLoad<TwoFactorPromptProps, TwoFactorPromptData, ShopServices> = async (context) => {
  const { services, signal } = context;
  const { tfaPromptRequired } = await services.commerce.customer.get({ signal });
  return { data: { isAdvised: tfaPromptRequired } };
};
