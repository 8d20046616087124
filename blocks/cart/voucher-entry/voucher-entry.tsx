import { type FormEvent, useId, useState } from 'react';
import { isVoucherProductType } from '#commerce/cart/cart-count.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import { cartAddMessages } from '../../_ui/cart-add.messages.gen.ts';
import { describeVoucherDiscountOrCredit } from './describe-voucher.ts';
import type { VoucherEntryProps } from './voucher-entry.gen.ts';
import { voucherEntryMessages } from './voucher-entry.messages.gen.ts';

export function VoucherEntry({ props }: BlockProps<VoucherEntryProps>) {
  const messages = useMessages(voucherEntryMessages);
  const { codeNotLoaded } = useMessages(cartAddMessages);
  const href = useRouteHrefBuilder();
  const id = useId();
  const [code, setCode] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [isAddRequested, setAddRequested] = useState(false);
  const { view, isMissing, send } = useFlow(cartFlow, cartView, isTouched);
  const isBusy = isAddRequested && (view === null ? !isMissing : view.isPromoting);
  const refusal = isMissing ? codeNotLoaded() : (view?.promotionFailure ?? null);
  const failure = isEmpty ? messages.required() : isAddRequested && !isBusy ? refusal : null;
  const vouchers = (view?.cart?.cartItems ?? []).filter(({ productType }) => isVoucherProductType(productType));

  function use(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wanted = code.trim();
    setEmpty(wanted === '');
    setAddRequested(wanted !== '');
    if (wanted !== '') send({ type: 'PROMOTION.ADD', code: wanted });
  }

  return (
    <section data-advertises className="voucher-entry band">
      <div className="voucher-entry__inner wrap wrap--narrow">
        <header className="section-head">
          <h2>{props.heading}</h2>
          {props.text ? <p>{props.text}</p> : null}
        </header>
        <form method="dialog" noValidate data-early-send="" onSubmit={use}>
          <div className="field">
            <label htmlFor={id}>{messages.label()}</label>
            <div className="field__row">
              <input
                id={id}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={code}
                aria-invalid={failure === null ? undefined : true}
                aria-describedby={`${id}-failure`}
                onFocus={() => setTouched(true)}
                onChange={({ target }) => setCode(target.value)}
              />
              <button type="submit" className="button button--secondary" aria-disabled={isBusy ? true : undefined}>
                {isBusy ? messages.adding() : messages.add()}
              </button>
            </div>
            <p id={`${id}-failure`} role="alert" className="field__error">
              {failure}
            </p>
          </div>
        </form>
        <div role="status">
          {vouchers.length > 0 ? (
            <>
              <ul className="voucher-entry__vouchers">
                {vouchers.map((voucher) => (
                  <li key={voucher.id}>{describeVoucherDiscountOrCredit(voucher, messages)}</li>
                ))}
              </ul>
              <p>
                <a href={href('cart')}>{props.cartLabel ?? messages.cart()}</a>
              </p>
            </>
          ) : null}
        </div>
        <noscript>
          <p>{messages.noScript()}</p>
        </noscript>
      </div>
    </section>
  );
}
