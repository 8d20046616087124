import type { MouseEvent, ReactNode } from 'react';
import { countCartItems } from '#commerce/cart/cart-count.ts';
import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useSite } from '#engine/render/block-context.tsx';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import { dialogButtonProps } from '../../_ui/dialog-button-props.ts';
import { Prose } from '../../_ui/prose.tsx';
import type { CartListProps } from './cart-list.gen.ts';
import { cartListMessages } from './cart-list.messages.gen.ts';

interface CartTotalsProps {
  readonly id: string;
  readonly cart: Cart;
  readonly checkout: CartListProps['checkout'];
  readonly regulation: CartListProps['regulation'];
  /** Whether an item is about to change. */
  readonly isChanging: boolean;
  readonly isLeaving: boolean;
  /** Null until the way to the checkout is watched. */
  readonly onCheckout: ((to: string) => void) | null;
  /** Where a promotion code goes. */
  readonly promotion: ReactNode;
}

/** What the cart costs, now and later, and the way on. */
export function CartTotals(props: CartTotalsProps) {
  const { id, cart, checkout, regulation, isChanging, isLeaving, onCheckout, promotion } = props;
  const messages = useMessages(cartListMessages);
  const { locale } = useSite();
  const display = (minor: number) => formatCurrencyAmount(minor, { locale, currency: cart.currency });
  const total = parseDecimalAmount(cart.cartTotal, cart.currency);
  const later = parseDecimalAmount(cart.preOrderTotal, cart.currency);
  const isBlocked = Object.keys(cart.blockedReasons).length > 0;
  // Codes alone are no purchase: the shop would refuse it in the checkout.
  const isAlone = cart.cartItems.length > 0 && countCartItems(cart) === 0;

  function follow(event: MouseEvent, to: string) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !onCheckout) return;
    event.preventDefault();
    if (!isLeaving) onCheckout(to);
  }

  return (
    <div className="cart-list__totals ground-surface">
      <div className="cart-list__extras">
        {promotion}
        {later > 0 ? (
          <dl className="cart-list__parts">
            <div>
              <dt>{messages.payNow()}</dt>
              <dd className="figure">{display(total - later)}</dd>
            </div>
            <div>
              <dt>{messages.payLater()}</dt>
              <dd className="figure">{display(later)}</dd>
            </div>
          </dl>
        ) : null}
        {cart.requiresUnattendedPaymentMethod ? <p className="small muted">{messages.unattended()}</p> : null}
        {cart.showRegulation && regulation ? <Regulation id={id} regulation={regulation} /> : null}
      </div>
      <div className="cart-list__bar bottom-bar ground-surface">
        <p className="cart-list__total" role="status" aria-busy={isChanging}>
          <span>{messages.total()}</span> <strong className="figure">{display(total)}</strong>
        </p>
        {isAlone ? <p className="small">{messages.alone()}</p> : null}
        {checkout && !isBlocked && !isAlone ? (
          <a
            className="button"
            href={checkout.link.href}
            aria-disabled={isLeaving ? true : undefined}
            onClick={(event) => follow(event, checkout.link.href)}
          >
            {isLeaving ? messages.leaving() : checkout.label}
          </a>
        ) : null}
      </div>
    </div>
  );
}

interface RegulationProps {
  readonly id: string;
  readonly regulation: NonNullable<CartListProps['regulation']>;
}

/** What a customer agrees to by going on, with all of it at hand. */
function Regulation({ id, regulation: { notice, heading, text } }: RegulationProps) {
  const messages = useMessages(cartListMessages);
  const dialog = `${id}-regulation`;
  return (
    <div className="cart-list__regulation small">
      <p>{notice}</p>
      <button type="button" className="button button--quiet" {...dialogButtonProps('show-modal', dialog)}>
        {messages.regulation()}
      </button>
      <dialog id={dialog} className="answer-dialog ground-surface" aria-labelledby={`${dialog}-heading`}>
        <h2 id={`${dialog}-heading`}>{heading}</h2>
        <Prose text={text} />
        <button type="button" className="button" {...dialogButtonProps('close', dialog)}>
          {messages.close()}
        </button>
      </dialog>
    </div>
  );
}
