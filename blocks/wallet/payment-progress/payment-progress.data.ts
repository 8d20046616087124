import type { LoadBlockData } from '#engine/render/block-load.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PaymentProgressProps } from './payment-progress.gen.ts';

export interface PaymentProgressBlockData {
  /** The deposit that the page is about; null on a page that makes one. */
  readonly depositId: string | null;
  /** The form of a bank account; null where none can be added, because it could not pay at once. */
  readonly bankAccount: PageFormDefinition | null;
}

/** Routes spell the parameter in two ways. */
const PARAMETERS = ['depositID', 'depositId'];

export const loadPaymentProgressData: LoadBlockData<
  PaymentProgressProps,
  PaymentProgressBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params } = context;
  const name = PARAMETERS.find((parameter) => params[parameter] !== undefined);
  const depositId = props.of === 'deposit' && name !== undefined ? (params[name] ?? null) : null;
  return {
    data: {
      depositId,
      bankAccount: props.of === 'deposit-form' ? createFormDescriptionForBlock('bank-account', context) : null,
    },
  };
};
