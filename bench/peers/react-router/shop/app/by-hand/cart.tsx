import { type FormEvent, type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { CartItemRow } from '../../../../../../blocks/cart/cart-list/cart-entry.tsx';
import type { CartListBlockData } from '../../../../../../blocks/cart/cart-list/cart-list.data.ts';
import type { CartListProps } from '../../../../../../blocks/cart/cart-list/cart-list.gen.ts';
import { CartTotals } from '../../../../../../blocks/cart/cart-list/cart-totals.tsx';
import type { CartItemChange } from '../../../../../../schemas/generated/api/types.gen.ts';

interface CartProps {
  readonly id: string;
  readonly props: CartListProps;
  readonly data: CartListBlockData;
  readonly slots: Readonly<Record<'empty' | 'promotion', ReactNode>>;
}

/** The cart page with a fetcher: changes show optimistically, and the answer of the action replaces them. */
export function HandWrittenPeerCart({ id, props, data: { cart, products, now }, slots }: CartProps) {
  const fetcher = useFetcher();
  const [pending, setPending] = useState<ReadonlyMap<string, CartItemChange | null>>(new Map());
  const items = cart?.cartItems ?? [];
  const change = (item: string, wanted: CartItemChange | null) => {
    setPending(new Map(pending).set(item, wanted));
    void fetcher.submit(JSON.stringify({ item, wanted }), { method: 'post', encType: 'application/json' });
  };
  return (
    <section className="cart-list band">
      <div className="wrap">
        <h1 tabIndex={-1}>{props.heading ?? 'Your cart'}</h1>
        {cart && items.length > 0 ? (
          <div className="cart-list__columns">
            <div>
              <ul className="cart-list__items">
                {items.map((item) => (
                  <CartItemRow
                    key={item.id}
                    item={item}
                    product={products[item.lotteryKey]}
                    now={now}
                    pending={pending.get(item.id)}
                    onChange={(wanted) => change(item.id, wanted)}
                    onRemove={() => change(item.id, null)}
                    onClick={() => {}}
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
              isLeaving={false}
              onCheckout={null}
              promotion={slots.promotion}
            />
          </div>
        ) : (
          slots.empty
        )}
      </div>
    </section>
  );
}

export function HandWrittenPeerPromotionCodeForm() {
  const fetcher = useFetcher();
  const [code, setCode] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    void fetcher.submit(JSON.stringify({ code }), { method: 'post', action: '/cart', encType: 'application/json' });
  };
  return (
    <form className="promotion-code-entry" noValidate onSubmit={add}>
      <div className="field">
        <label htmlFor="promotion">Promotion code</label>
        <p className="small muted">One code per purchase.</p>
        <div className="promotion-code-entry__row">
          <input id="promotion" type="text" value={code} onChange={({ target }) => setCode(target.value)} />
          <button type="submit" className="button button--secondary">
            Add
          </button>
        </div>
      </div>
    </form>
  );
}
