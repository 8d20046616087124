import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import type { PromotionCodeEntryProps } from './promotion-code-entry.gen.ts';
import { promotionCodeEntryMessages } from './promotion-code-entry.messages.gen.ts';

/** Entry of a promotion code; its discount is listed among the cart items. */
export function PromotionCodeEntry({ props: { label, help } }: BlockProps<PromotionCodeEntryProps>) {
  const messages = useMessages(promotionCodeEntryMessages);
  const { view, send } = useFlow(cartFlow, cartView, false);
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [step, setStep] = useState<'none' | 'asked' | 'begun'>('none');
  const id = useId();
  const isBusy = view?.isPromoting ?? false;
  const failure = isEmpty ? messages.required() : step === 'none' ? null : (view?.promotionFailure ?? null);
  // Only in step 'begun': before it, `isPromotionRefused` is false as well.
  const isDone = step === 'begun' && !isBusy && view !== null && !view.isPromotionRefused;

  useEffect(() => {
    if (isBusy) setStep('begun');
  }, [isBusy]);

  useEffect(() => {
    if (!isDone) return;
    setStep('none');
    if (input.current) input.current.value = '';
  }, [isDone]);

  function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wanted = input.current?.value.trim() ?? '';
    setEmpty(wanted === '');
    if (wanted === '') return;
    setStep('asked');
    send({ type: 'PROMOTION.ADD', code: wanted });
  }

  return (
    <form className="promotion-code-entry" method="dialog" noValidate data-early-send="" onSubmit={add}>
      <div className="field">
        <label htmlFor={id}>{label ?? messages.label()}</label>
        {help ? (
          <p id={`${id}-help`} className="small muted">
            {help}
          </p>
        ) : null}
        <div className="field__row">
          <input
            ref={input}
            id={id}
            name="promotionCode"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={failure === null ? undefined : true}
            aria-describedby={`${help ? `${id}-help ` : ''}${id}-failure`}
          />
          <button type="submit" className="button button--secondary" aria-disabled={isBusy ? true : undefined}>
            {isBusy ? messages.adding() : messages.add()}
          </button>
        </div>
        <p id={`${id}-failure`} role="alert" className="promotion-code-entry__failure">
          {failure}
        </p>
      </div>
    </form>
  );
}
