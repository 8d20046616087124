import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { TwoFactorSetupProps } from './two-factor-setup.gen.ts';

export interface TwoFactorSetupBlockData {
  readonly config: TwoFactorConfig;
  readonly form: PageFormDefinition;
}

/** Two-factor status (specification: Entities and their fields, "Two-factor config"). */
export const loadTwoFactorSetupData: LoadBlockData<
  TwoFactorSetupProps,
  TwoFactorSetupBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, signal } = context;
  const config = await services.commerce.twoFactor.get({ signal });
  return { data: { config, form: createFormDescriptionForBlock('two-factor-confirm', context) } };
};
