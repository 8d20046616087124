import { useEffect, useRef, useState } from 'react';
import type { RepricedCartItem } from '#domain/cart/repriced-items.ts';
import { parseDecimalAmount } from '#domain/money.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { BlockedCartNotice } from './blocked-notice.tsx';
import { CartItemRow } from './cart-entry.tsx';
import type { CartListBlockData } from './cart-list.data.ts';
import type { CartListProps } from './cart-list.gen.ts';
import { type CartListMessages, cartListMessages } from './cart-list.messages.gen.ts';
import { CartNotice } from './cart-notice.tsx';
import { CartTotals } from './cart-totals.tsx';

export function CartList({
  id,
  props,
  data,
  slots,
}: BlockProps<CartListProps, CartListBlockData, 'empty' | 'promotion'>) {
  const { cart, view, send, pending, change } = useCart(data);
  const messages = useMessages(cartListMessages);
  const [leaving, setLeaving] = useState<CartItem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const items = cart?.cartItems ?? [];
  const removed = view?.cart ? view.removed : (cart?.autoRemovedItems ?? []);

  function remove(item: CartItem) {
    change(item.id, null);
    setLeaving(item);
    // The focused button is about to be removed.
    heading.current?.focus();
  }

  return (
    <section className="cart-list band">
      <div className="wrap">
        <h1 ref={heading} tabIndex={-1}>
          {props.heading ?? messages.heading()}
        </h1>
        <p className="visually-hidden" role="status">
          {leaving && leavingText(leaving, items, pending, messages)}
        </p>
        <div role="alert">
          <CartNotice
            heading={messages.removed()}
            texts={removed.map(({ name, reason }) => messages.removedItem({ item: name, reason }))}
          >
            <Seen onPress={() => send({ type: 'NOTICE.DISMISS' })} />
          </CartNotice>
          <CartNotice
            heading={messages.repriced()}
            texts={(view?.repriced ?? []).map((item) => describeRepricedCartItem(item, messages))}
          >
            <Seen onPress={() => send({ type: 'NOTICE.DISMISS' })} />
          </CartNotice>
        </div>
        {cart && items.length > 0 ? (
          <>
            <BlockedCartNotice
              reasons={cart.blockedReasons}
              advice={props.advice}
              contact={props.contact}
              regions={data.regions}
            />
            <div className="cart-list__columns">
              <div>
                <ul className="cart-list__items">
                  {items.map((item) => (
                    <CartItemRow
                      key={item.id}
                      item={item}
                      product={data.products[item.lotteryKey]}
                      now={data.now}
                      pending={pending.get(item.id)}
                      onChange={(wanted) => change(item.id, wanted)}
                      onRemove={() => remove(item)}
                      onClick={() => send({ type: 'ITEM.CLICK', id: item.id })}
                    />
                  ))}
                </ul>
                {props.note ? <p className="cart-list__note small muted">{props.note}</p> : null}
              </div>
              <CartTotals
                id={id}
                cart={cart}
                checkout={props.checkout}
                regulation={props.regulation}
                isChanging={pending.size > 0}
                isLeaving={view?.isLeaving ?? false}
                onCheckout={view ? (to) => send({ type: 'CHECKOUT.START', to }) : null}
                promotion={slots.promotion}
              />
            </div>
          </>
        ) : cart === null && view?.hasFailed ? (
          <div className="cart-list__notice" role="alert">
            <p>{messages.notLoaded()}</p>
            <button type="button" className="button" onClick={() => send({ type: 'CART.FETCH' })}>
              {messages.retry()}
            </button>
          </div>
        ) : (
          slots.empty
        )}
        <noscript>
          <p>{messages.noScript()}</p>
        </noscript>
      </div>
    </section>
  );
}

/** The cart of the page's data until the machine has one, then the machine's. */
function useCart(data: CartListBlockData) {
  const { view, send } = useFlow(cartFlow, cartView);
  const [isJoined, setJoined] = useState(false);
  useEffect(() => {
    if (data.cart) send({ type: 'CART.RECEIVED', cart: data.cart });
    if (data.isLeftBehind) send({ type: 'CART.CONVERT' });
  }, [data, send]);
  // Once per visit, not for each reload of the page's data.
  useEffect(() => send({ type: 'CART.VIEWED' }), [send]);
  if (view?.cart && !isJoined) setJoined(true);

  // Changes made before the machine runs are shown at once; `send` queues them.
  const [early, setEarly] = useState<Pending>(new Map());
  const change = (id: string, wanted: CartItemChange | null) => {
    if (!view) setEarly(new Map(early).set(id, wanted && { ...early.get(id), ...wanted }));
    send(wanted === null ? { type: 'ITEM.DELETE', id } : { type: 'ITEM.UPDATE', id, change: wanted });
  };
  const pending: Pending = view?.pending ?? early;
  return { cart: isJoined && view ? view.cart : data.cart, view, send, pending, change };
}

/** Status text of an item's removal; empty if the item stays. */
function leavingText(
  { id, name }: CartItem,
  items: readonly CartItem[],
  pending: Pending,
  messages: CartListMessages,
): string {
  if (pending.has(id)) return messages.isBeingRemoved({ item: name });
  return items.some((item) => item.id === id) ? '' : messages.isRemoved({ item: name });
}

function describeRepricedCartItem({ name, currency, from, to }: RepricedCartItem, messages: CartListMessages): string {
  const toMoney = (amount: string) => ({ minor: parseDecimalAmount(amount, currency), currency });
  return messages.repricedItem({ item: name, from: toMoney(from), to: toMoney(to) });
}

/** Pending changes by item id; null for an item that is being removed. */
type Pending = ReadonlyMap<string, CartItemChange | null>;

function Seen({ onPress }: { readonly onPress: () => void }) {
  const messages = useMessages(cartListMessages);
  return (
    <button type="button" className="button button--secondary" onClick={onPress}>
      {messages.seen()}
    </button>
  );
}
