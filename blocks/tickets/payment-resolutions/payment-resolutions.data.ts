import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PaymentResolution } from '#schemas/generated/api/types.gen.ts';
import { formatShortDateWithYear, formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { formatMoneyAmount } from '../../_ui/money-text.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PaymentResolutionsProps } from './payment-resolutions.gen.ts';

export interface PaymentResolutionsBlockData {
  readonly resolutions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly price: string;
    /** What went wrong, in words of the shop. */
    readonly message: string;
    readonly attempted: string;
    /** When it is tried again by itself; null when it is not. */
    readonly retry: string | null;
    readonly actions: PaymentResolution['actions'];
  }[];
}

/** What was due, failed, and waits for the customer (specification: States and transitions, "Payment resolution"). */
export const loadPaymentResolutionsData: LoadBlockData<
  PaymentResolutionsProps,
  PaymentResolutionsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, services, signal } = context;
  const found = await services.commerce.recurring.paymentResolutions({ signal });
  return {
    data: {
      resolutions: found.map(({ id, name, description, amount, message, attemptedAt, retryAt, actions }) => ({
        id,
        name,
        description,
        price: formatMoneyAmount(amount, site),
        message,
        attempted: formatShortDateWithYear(attemptedAt, site),
        retry: retryAt === null ? null : formatWeekdayDateTime(retryAt, context),
        actions,
      })),
    },
  };
};
