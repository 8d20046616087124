import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import { createFormBlockData, type FormData } from '../../_ui/form/form.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { TwoFactorSetupProps } from './two-factor-setup.gen.ts';

export interface TwoFactorSetupData {
  readonly config: TwoFactorConfig;
  readonly form: FormData;
}

/** How two-factor stands (specification: Entities and their fields, "Two-factor config"). */
export const loadTwoFactorSetupData: LoadBlockData<TwoFactorSetupProps, TwoFactorSetupData, ShopServices> = async ({
  services,
  signal,
}) => {
  const config = await services.commerce.twoFactor.get({ signal });
  return { data: { config, form: createFormBlockData('two-factor-confirm') } };
};
