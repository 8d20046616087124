import { type FormEvent, useId, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { cartFlow } from '#machines/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart.view.ts';
import type { CartPromotionProps } from './cart-promotion.gen.ts';
import { PROMOTION_WORDS as WORDS } from './cart-promotion-words.ts';

/** A promotion code for the cart; what it takes off stands among the items. */
export function CartPromotion({ props: { label = WORDS.label, help } }: BlockProps<CartPromotionProps>) {
  const { view, send } = useFlow(cartFlow, cartView, false);
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const id = useId();
  const isBusy = view?.isPromoting ?? false;
  const failure = isEmpty ? WORDS.required : asked === null ? null : (view?.promotionFailure ?? null);
  const isDone = asked !== null && !isBusy && view !== null && view.promotionFailure === null;
  if (isDone) {
    setAsked(null);
    setCode('');
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wanted = code.trim();
    setEmpty(wanted === '');
    if (wanted === '') return;
    setAsked(wanted);
    send({ type: 'PROMOTION.ADD', code: wanted });
  }

  return (
    <form className="cart-promotion" noValidate onSubmit={add}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {help ? (
          <p id={`${id}-help`} className="small muted">
            {help}
          </p>
        ) : null}
        <div className="cart-promotion__row">
          <input
            id={id}
            name="promotionCode"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            aria-invalid={failure === null ? undefined : true}
            aria-describedby={`${help ? `${id}-help ` : ''}${id}-failure`}
            onChange={({ target }) => setCode(target.value)}
          />
          <button type="submit" className="button button--secondary" aria-disabled={isBusy ? true : undefined}>
            {isBusy ? WORDS.adding : WORDS.add}
          </button>
        </div>
        <p id={`${id}-failure`} role="alert" className="cart-promotion__failure">
          {failure}
        </p>
      </div>
    </form>
  );
}
