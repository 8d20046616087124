import { useId, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { MissingCheckoutStep } from '#machines/checkout/checkout/checkout.rules.ts';
import type { CheckoutFailure } from '#machines/checkout/checkout/checkout.types.ts';
import { CARD_INVALID_FAILURE_CODE } from '#machines/wallet/deposit/deposit-codes.public.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { useCheckoutFailureFormatter } from '../../_ui/checkout/checkout-failure.ts';
import { ManageSavedFundsLink, TOO_MANY_SAVED_FUNDS_ERROR_CODE } from '../../_ui/checkout/saved-funds-link.tsx';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { paymentObstacleMessages } from '../_shared/payment-obstacle.messages.gen.ts';
import { type PlaceOrderButtonData, toPlaceOrderData } from './order-to-place.ts';
import type { PlaceOrderButtonProps } from './place-order-button.gen.ts';
import { type PlaceOrderButtonMessages, placeOrderButtonMessages } from './place-order-button.messages.gen.ts';

const VERIFICATION_REQUIRED = 'verification_required';

const MISSING = {
  limit: 'limit',
  regulation: 'regulation',
  later_method: 'laterMethod',
} as const satisfies Record<Exclude<MissingCheckoutStep, 'payment_method'>, keyof PlaceOrderButtonMessages>;

export function PlaceOrderButton({ props, data }: BlockProps<PlaceOrderButtonProps, PlaceOrderButtonData | null>) {
  const messages = useMessages(placeOrderButtonMessages);
  const obstacles = useMessages(paymentObstacleMessages);
  const { view, send } = useSharedCheckoutFlow();
  const order = view?.shown ? toPlaceOrderData(view.shown) : data;
  const parts = useRef<HTMLDivElement>(null);
  if (!order) return null;
  if (order.isBlocked) return <div className="place-order-button" />;
  const isBusy = view?.isBusy === true;
  // The checkbox shows its own problem.
  const [missing] = view && !view.failure ? view.missing.filter((one) => one !== 'regulation') : [];
  const label =
    order.toPay > 0 ? messages.pay({ amount: { minor: order.toPay, currency: order.currency } }) : messages.buy();

  function place() {
    if (isBusy) return;
    send({ type: 'ORDER.PLACE' });
    // Invalid fields are marked in the next frame.
    requestAnimationFrame(() => {
      const wrong = parts.current?.closest('main')?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A radio group is invalid as a whole, and is not focusable itself.
      (wrong?.querySelector('input') ?? wrong)?.focus();
    });
  }

  /** In a narrow window the payment choice is far above the button. After a failure it is reloaded. */
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
          <Failure
            failure={view.failure}
            verify={props.verify}
            onShowPaymentOptions={order.toPay > 0 ? showWays : null}
          />
        ) : null}
        {missing ? (
          <p>
            {missing === 'payment_method' ? obstacles[view?.missingDetail ?? 'method']() : messages[MISSING[missing]]()}
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
        {isBusy ? messages.busy() : label}
      </button>
      <p className="small muted">{messages.binding()}</p>
    </div>
  );
}

/** False if there is no option to focus. */
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
  const messages = useMessages(placeOrderButtonMessages);
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
        <span>{props.agree ?? messages.agree()}</span>
      </label>
      {props.terms ? <Anchor link={props.terms.link}>{props.terms.label}</Anchor> : null}
      {isMissing ? (
        <p id={`${id}-problem`} className="field__error" role="alert">
          {messages.regulation()}
        </p>
      ) : null}
    </div>
  );
}

interface FailureProps {
  readonly failure: CheckoutFailure;
  readonly verify: PlaceOrderButtonProps['verify'];
  /** Moves to the payment choice; null if nothing is to be paid. */
  readonly onShowPaymentOptions: (() => void) | null;
}

function Failure({
  failure: { code, reason, resumableDepositId },
  verify,
  onShowPaymentOptions: onShowWays,
}: FailureProps) {
  const messages = useMessages(placeOrderButtonMessages);
  const formatFailure = useCheckoutFailureFormatter();
  const href = useRouteHrefBuilder();
  const needsVerification = code === VERIFICATION_REQUIRED;
  // Card details are corrected in place, and a pending payment must be finished first.
  const offersWays = code !== CARD_INVALID_FAILURE_CODE && !needsVerification && resumableDepositId === undefined;
  return (
    <>
      <p>{code === CARD_INVALID_FAILURE_CODE ? messages.cardInvalid() : formatFailure(reason)}</p>
      {needsVerification && verify ? <Anchor link={verify.link}>{verify.label}</Anchor> : null}
      {resumableDepositId === undefined ? null : (
        <a href={href('my-account.deposit.authorisation', { depositID: resumableDepositId })}>
          {messages.continueHere()}
        </a>
      )}
      {code === TOO_MANY_SAVED_FUNDS_ERROR_CODE ? <ManageSavedFundsLink /> : null}
      {onShowWays !== null && offersWays ? (
        <button type="button" className="button button--quiet" onClick={onShowWays}>
          {messages.otherMethods()}
        </button>
      ) : null}
    </>
  );
}
