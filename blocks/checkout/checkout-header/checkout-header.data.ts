import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CheckoutHeaderProps } from './checkout-header.gen.ts';

export interface CheckoutHeaderBlockData {
  readonly back: CheckoutHeaderProps['back'];
  /** Words of reassurance; null where the block has its own. */
  readonly note: string | null;
}

/** The way back of the page's route, or the common one. */
export const loadCheckoutHeaderData: LoadBlockData<CheckoutHeaderProps, CheckoutHeaderBlockData, unknown> = async ({
  props,
  routeId,
}) => {
  const elsewhere = props.elsewhere?.find(({ routes }) => routes.includes(routeId));
  return { data: { back: elsewhere ?? props.back, note: elsewhere?.note ?? props.note ?? null } };
};
