import { describeCartItem } from '#domain/cart/describe-cart-item.ts';
import { getLongDateFormat } from '#domain/date-format.ts';
import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CartItemChoice } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { OrderToRepeatProps } from './order-to-repeat.gen.ts';
import { composeBoughtOnText } from './order-to-repeat-words.ts';

/** Something that was bought, in the words that a block shows. */
export interface ReplayableOrderView {
  readonly name: string;
  readonly description: string;
  /** When it was bought. */
  readonly detail: string;
  /** What it cost then. */
  readonly total: string;
  /** What to put into the cart to buy the same again. */
  readonly request: CartItemChoice;
}

export interface OrderToRepeatBlockData {
  /** Null where the customer has no such order. */
  readonly order: ReplayableOrderView | null;
}

/** The order that the link names; nothing is bought or put anywhere by following a link. */
export const loadOrderToRepeatData: LoadBlockData<
  OrderToRepeatProps,
  OrderToRepeatBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, site, services, signal } = context;
  try {
    const { summary, replay } = await services.commerce.orders.get(params['replayID'] ?? '', { signal });
    const { item, total, placedAt } = summary;
    const day = getLongDateFormat(site.locale, site.timeZone).format(Date.parse(placedAt));
    return {
      data: {
        order: {
          name: item.name,
          description: describeCartItem(item),
          detail: composeBoughtOnText(day),
          total: formatCurrencyAmount(parseDecimalAmount(total.amount), {
            locale: site.locale,
            currency: total.currency,
          }),
          request: replay,
        },
      },
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { data: { order: null } };
    throw error;
  }
};
