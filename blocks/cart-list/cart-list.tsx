import { useEffect, useRef, useState } from 'react';
import { displayMoney, parseMoney } from '#domain/money.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { cartFlow } from '#machines/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart.view.ts';
import type { Cart, CartItem } from '#schemas/generated/api/types.gen.ts';
import { Anchor } from '../_ui/anchor.tsx';
import { CartEntry } from './cart-entry.tsx';
import type { CartListData } from './cart-list.data.ts';
import type { CartListProps } from './cart-list.gen.ts';
import { removedText, WORDS } from './cart-words.ts';

export function CartList({ props, data, slots }: BlockProps<CartListProps, CartListData, 'empty'>) {
  const { cart, view, send } = useCart(data);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const items = cart?.cartItems ?? [];
  const removed = cart?.autoRemovedItems ?? [];

  function remove(item: CartItem) {
    send({ type: 'ITEM.DELETE', id: item.id });
    setSaid(`${item.name} is being removed.`);
    // The button that has the focus is about to go.
    heading.current?.focus();
  }

  return (
    <section className="cart-list band">
      <div className="wrap">
        <h1 ref={heading} tabIndex={-1}>
          {props.heading ?? WORDS.heading}
        </h1>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <div role="alert" className="cart-list__failure">
          {view?.failure ? <p>{view.failure}</p> : null}
        </div>
        {removed.length > 0 ? <Notice heading={WORDS.removed} texts={removed.map(removedText)} /> : null}
        {cart && items.length > 0 ? (
          <>
            <Notice heading={WORDS.blocked} texts={Object.values(cart.blockedReasons)} />
            <div className="cart-list__columns">
              <ul className="cart-list__items">
                {items.map((item) => (
                  <CartEntry
                    key={item.id}
                    item={item}
                    product={data.products[item.lotteryKey]}
                    now={data.now}
                    pending={view?.pending.get(item.id)}
                    onChange={(change) => send({ type: 'ITEM.UPDATE', id: item.id, change })}
                    onRemove={() => remove(item)}
                  />
                ))}
              </ul>
              <Totals cart={cart} checkout={props.checkout} isChanging={(view?.pending.size ?? 0) > 0} />
            </div>
          </>
        ) : (
          slots.empty
        )}
      </div>
    </section>
  );
}

/** The cart that the page came with, until the machine knows it; from then on the machine's. */
function useCart(data: CartListData) {
  const { view, send } = useFlow(cartFlow, cartView);
  const [isJoined, setJoined] = useState(false);
  useEffect(() => {
    if (data.cart) send({ type: 'CART.RECEIVED', cart: data.cart });
  }, [data, send]);
  if (view?.cart && !isJoined) setJoined(true);
  return { cart: isJoined && view ? view.cart : data.cart, view, send };
}

interface TotalsProps {
  readonly cart: Cart;
  readonly checkout: CartListProps['checkout'];
  readonly isChanging: boolean;
}

function Totals({ cart, checkout, isChanging }: TotalsProps) {
  const { locale } = useSite();
  const money = { locale, currency: cart.currency };
  const later = parseMoney(cart.preOrderTotal);
  const isBlocked = Object.keys(cart.blockedReasons).length > 0;
  return (
    <div className="cart-list__totals card ground-surface">
      <p className="cart-list__total" role="status" aria-busy={isChanging}>
        <span>{WORDS.total}</span> <strong className="figure">{displayMoney(parseMoney(cart.cartTotal), money)}</strong>
      </p>
      {later > 0 ? (
        <p className="small">
          {WORDS.preOrder}: <span className="figure">{displayMoney(later, money)}</span>
        </p>
      ) : null}
      {checkout && !isBlocked ? (
        <Anchor className="button" link={checkout.link}>
          {checkout.label}
        </Anchor>
      ) : null}
    </div>
  );
}

function Notice({ heading, texts }: { readonly heading: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="cart-list__notice" role="note">
      <strong>{heading}</strong>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
