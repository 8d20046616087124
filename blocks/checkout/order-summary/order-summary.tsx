import { type ReactNode, useEffect, useState } from 'react';
import { formatShortList } from '#domain/list-format.ts';
import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import type { AutoRemovedItem, CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { drawDayMessages } from '../../_ui/draw-day.messages.gen.ts';
import { formatDrawDay } from '../../_ui/draw-day.ts';
import { cartItemMessages } from '../../_ui/ticket/cart-item.messages.gen.ts';
import { describeCartItem, describeCartItemSizeAndDuration } from '../../_ui/ticket/cart-item-text.ts';
import { CartItemNumbers } from '../../_ui/ticket/item-numbers.tsx';
import type { OrderSummaryBlockData } from './order-summary.data.ts';
import type { OrderSummaryProps } from './order-summary.gen.ts';
import { type OrderSummaryMessages, orderSummaryMessages } from './order-summary.messages.gen.ts';

const REASONS = {
  draw_closed: 'drawClosed',
  sold_out: 'soldOut',
  no_longer_available: 'noLongerAvailable',
} as const satisfies Record<AutoRemovedItem['reason'], keyof OrderSummaryMessages>;

/** Also sends the page's order to the checkout machine: on a page without this block, nothing can be bought. */
export function OrderSummary({ id, props, data }: BlockProps<OrderSummaryProps, OrderSummaryBlockData>) {
  const messages = useMessages(orderSummaryMessages);
  const { view, send } = useSharedCheckoutFlow();
  const href = useRouteHrefBuilder();
  const { shown, sets, now } = data;
  useEffect(() => {
    if (shown) send({ type: 'PAGE_DATA.RECEIVED', pageData: shown });
  }, [shown, send]);
  const [shuffled, setShuffled] = useState<string | null>(null);
  const shuffle = (itemId: string, change: CartItemChange) => {
    setShuffled(itemId);
    send({ type: 'NUMBERS.SHUFFLE', id: itemId, change });
  };
  const cart = view?.shown?.order.cart ?? shown?.order.cart;
  if (!cart) return null;
  return (
    <section className="order-summary" aria-labelledby={`${id}-heading`}>
      <header className="order-summary__head">
        <h2 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h2>
        {props.isFixed ? null : <a href={href('cart')}>{messages.change()}</a>}
      </header>
      {cart.autoRemovedItems.length > 0 ? (
        <div className="order-summary__removed" role="note">
          <strong>{messages.removed()}</strong>
          <ul>
            {cart.autoRemovedItems.map(({ id: itemId, name, reason }) => (
              <li key={itemId}>{messages[REASONS[reason]]({ name })}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <ul className="order-summary__items">
        {cart.cartItems.map((item) => (
          <Item key={item.id} item={item} now={now}>
            <CartItemNumbers
              item={item}
              sets={sets[item.lotteryKey]?.[item.gameType ?? ''] ?? {}}
              isChanging={shuffled === item.id && (view?.isBusy ?? true)}
              onShuffle={
                props.isFixed || (view && view.stage !== 'review') ? null : (change) => shuffle(item.id, change)
              }
            />
          </Item>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly item: CartItem;
  readonly now: number;
  readonly children: ReactNode;
}

function Item({ item, now, children }: ItemProps) {
  const messages = useMessages(orderSummaryMessages);
  const itemTexts = useMessages(cartItemMessages);
  const { locale } = useSite();
  const { name, total, recurringPurchase, scheduledPurchase } = item;
  return (
    <li className="order-summary__item">
      <div>
        <strong>{name}</strong>
        <p className="small">
          {formatShortList(
            [describeCartItem(item, itemTexts), ...describeCartItemSizeAndDuration(item, itemTexts)],
            locale,
          )}
        </p>
        <DrawDay item={item} now={now} />
        {recurringPurchase.enabled ? <p className="small">{messages.repeats()}</p> : null}
        {scheduledPurchase?.type === 'pre_order' ? <p className="small">{messages.later()}</p> : null}
        {children}
      </div>
      <span className="figure">{formatCurrencyAmount(parseMoney(total), { locale, currency: total.currency })}</span>
    </li>
  );
}

function DrawDay({ item: { drawDate }, now }: { readonly item: CartItem; readonly now: number }) {
  const messages = useMessages(drawDayMessages);
  const site = useSite();
  if (drawDate === undefined) return null;
  return (
    <p className="small muted">
      <time dateTime={drawDate}>{formatDrawDay(Date.parse(drawDate), now, site, messages)}</time>
    </p>
  );
}
