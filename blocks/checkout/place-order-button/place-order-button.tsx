import { useId, useRef } from 'react';
import { formatCurrencyAmount } from '#domain/money.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { CheckoutFailure } from '#machines/checkout/checkout/checkout.types.ts';
import { CARD_INVALID_FAILURE_CODE } from '#machines/wallet/deposit/deposit-codes.public.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { ManageSavedFundsLink, TOO_MANY_SAVED_FUNDS_ERROR_CODE } from '../../_ui/checkout/saved-funds-link.tsx';
import { useMoneyFormatOptions, useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { describePaymentObstacle } from '../_shared/payment-method-problem.ts';
import { type PlaceOrderButtonData, toPlaceOrderData } from './order-to-place.ts';
import type { PlaceOrderButtonProps } from './place-order-button.gen.ts';
import { PLACE_ORDER_BUTTON_WORDS } from './place-order-button-words.ts';

const VERIFICATION_REQUIRED = 'verification_required';

export function PlaceOrderButton({ props, data }: BlockProps<PlaceOrderButtonProps, PlaceOrderButtonData | null>) {
  const { view, send } = useSharedCheckoutFlow();
  const order = view?.shown ? toPlaceOrderData(view.shown) : data;
  const money = useMoneyFormatOptions(order?.currency);
  const parts = useRef<HTMLDivElement>(null);
  if (!order) return null;
  if (order.isBlocked) return <div className="place-order-button" />;
  const isBusy = view?.isBusy === true;
  // What is wrong with the box stands beside it, once.
  const [missing] = view && !view.failure ? view.missing.filter((one) => one !== 'regulation') : [];
  const label =
    order.toPay > 0
      ? PLACE_ORDER_BUTTON_WORDS.pay.replace('{amount}', formatCurrencyAmount(order.toPay, money))
      : PLACE_ORDER_BUTTON_WORDS.buy;

  function place() {
    if (isBusy) return;
    send({ type: 'ORDER.PLACE' });
    // What is wrong is shown with the next picture of the page.
    requestAnimationFrame(() => {
      const wrong = parts.current?.closest('main')?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A group of radio buttons is wrong as a whole, and takes no focus itself.
      (wrong?.querySelector('input') ?? wrong)?.focus();
    });
  }

  /** The ways to pay stand far above the button in a narrow window. After a failure they are loaded anew. */
  function showWays() {
    const choice = parts.current?.closest('main')?.querySelector<HTMLElement>('.payment-choice');
    if (!choice || focusWays(choice)) return;
    choice.scrollIntoView({ block: 'start' });
    const loaded = new MutationObserver(() => {
      if (focusWays(choice)) loaded.disconnect();
    });
    loaded.observe(choice, { childList: true, subtree: true });
  }

  return (
    <div ref={parts} className="place-order-button">
      {order.showRegulation ? (
        <Regulation
          props={props}
          isAccepted={view?.isAccepted === true}
          isDisabled={view === null}
          isMissing={view?.missing.includes('regulation') === true}
          onAccept={(isAccepted) => send({ type: 'REGULATION.ACCEPT', isAccepted })}
        />
      ) : null}
      <div role="alert" className="place-order-button__problems">
        {view?.failure ? (
          <Failure failure={view.failure} verify={props.verify} onShowWays={order.toPay > 0 ? showWays : null} />
        ) : null}
        {missing ? (
          <p>
            {missing === 'payment_method'
              ? describePaymentObstacle(view?.lacks)
              : PLACE_ORDER_BUTTON_WORDS.missing[missing]}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        className="button place-order-button__button"
        disabled={view === null}
        aria-disabled={isBusy || undefined}
        onClick={place}
      >
        {isBusy ? PLACE_ORDER_BUTTON_WORDS.busy : label}
      </button>
      <p className="small muted">{PLACE_ORDER_BUTTON_WORDS.binding}</p>
    </div>
  );
}

/** Whether there were ways to pay to focus. */
function focusWays(choice: HTMLElement): boolean {
  const options = choice.querySelector<HTMLElement>('.payment-choice__options');
  const input = options?.querySelector<HTMLElement>('input:checked') ?? options?.querySelector('input');
  input?.focus();
  options?.scrollIntoView({ block: 'start' });
  return Boolean(input);
}

interface RegulationProps {
  readonly props: PlaceOrderButtonProps;
  readonly isAccepted: boolean;
  readonly isDisabled: boolean;
  readonly isMissing: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

function Regulation({ props, isAccepted, isDisabled, isMissing, onAccept }: RegulationProps) {
  const id = useId();
  return (
    <div className="place-order-button__regulation">
      {props.regulation ? <p className="small">{props.regulation}</p> : null}
      <label className="place-order-button__agree">
        <input
          type="checkbox"
          checked={isAccepted}
          disabled={isDisabled}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={({ target }) => onAccept(target.checked)}
        />
        <span>{props.agree ?? PLACE_ORDER_BUTTON_WORDS.agree}</span>
      </label>
      {props.terms ? <Anchor link={props.terms.link}>{props.terms.label}</Anchor> : null}
      {isMissing ? (
        <p id={`${id}-problem`} className="field__error" role="alert">
          {PLACE_ORDER_BUTTON_WORDS.missing.regulation}
        </p>
      ) : null}
    </div>
  );
}

interface FailureProps {
  readonly failure: CheckoutFailure;
  readonly verify: PlaceOrderButtonProps['verify'];
  /** Moves to the ways to pay; null where nothing is to be paid. */
  readonly onShowWays: (() => void) | null;
}

function Failure({ failure: { code, message, waiting }, verify, onShowWays }: FailureProps) {
  const href = useRouteHrefBuilder();
  const needsVerification = code === VERIFICATION_REQUIRED;
  // Card details are mended where they were typed, and another payment is finished first.
  const offersWays = code !== CARD_INVALID_FAILURE_CODE && !needsVerification && waiting === undefined;
  return (
    <>
      <p>{code === CARD_INVALID_FAILURE_CODE ? PLACE_ORDER_BUTTON_WORDS.cardInvalid : message}</p>
      {needsVerification && verify ? <Anchor link={verify.link}>{verify.label}</Anchor> : null}
      {waiting === undefined ? null : (
        <a href={href('my-account.deposit.authorisation', { depositID: waiting })}>{PLACE_ORDER_BUTTON_WORDS.goOn}</a>
      )}
      {code === TOO_MANY_SAVED_FUNDS_ERROR_CODE ? <ManageSavedFundsLink /> : null}
      {onShowWays !== null && offersWays ? (
        <button type="button" className="button button--quiet" onClick={onShowWays}>
          {PLACE_ORDER_BUTTON_WORDS.otherWays}
        </button>
      ) : null}
    </>
  );
}
