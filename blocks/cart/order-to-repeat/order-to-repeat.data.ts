import { ApiError } from '#engine/api/api-error.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CartItemChoice, Money } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { cartItemMessages } from '../../_ui/ticket/cart-item.messages.gen.ts';
import { describeCartItem } from '../../_ui/ticket/cart-item-text.ts';
import type { OrderToRepeatProps } from './order-to-repeat.gen.ts';

/** Something that was bought, in the words that a block shows. */
export interface ReplayableOrderView {
  readonly name: string;
  readonly description: string;
  /** When it was bought: ISO 8601 in UTC. */
  readonly placedAt: string;
  /** What it cost then. */
  readonly total: Money;
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
  const { params, services, site, messages, signal } = context;
  try {
    const { summary, replay } = await services.commerce.orders.get(params['replayID'] ?? '', { signal });
    const { item, total, placedAt } = summary;
    return {
      data: {
        order: {
          name: item.name,
          description: describeCartItem(item, createMessageAccessor(cartItemMessages, messages, site)),
          placedAt,
          total,
          request: replay,
        },
      },
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { data: { order: null } };
    throw error;
  }
};
