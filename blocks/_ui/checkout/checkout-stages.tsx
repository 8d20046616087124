import { useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { CheckoutView } from '#machines/checkout/checkout/checkout.view.ts';
import { CheckoutStagePanel } from './checkout-panel.tsx';
import { checkoutStagesMessages } from './checkout-stages.messages.gen.ts';
import type { useSharedCheckoutFlow } from './use-checkout.ts';

type Send = ReturnType<typeof useSharedCheckoutFlow>['send'];

/**
 * Focuses the heading of the panel that replaces the form, because the focused button is removed with the form.
 * `panel` names the shown panel; null while the form is shown.
 */
export function useFocusOnCheckoutPanelHeading(panel: string | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel !== null) place.current?.querySelector('h2')?.focus();
  }, [panel]);
  return place;
}

/** Shown while the outcome of an order is fetched. */
export function CheckoutCheckingPanel() {
  const messages = useMessages(checkoutStagesMessages);
  return <CheckoutStagePanel heading={messages.checking()} text={messages.checkingText()} isBusy />;
}

export function CheckoutUnreachablePanel({ send }: { readonly send: Send }) {
  const messages = useMessages(checkoutStagesMessages);
  return (
    <CheckoutStagePanel heading={messages.unreachable()} text={messages.unreachableText()}>
      <button type="button" className="button" onClick={() => send({ type: 'OUTCOME.CHECK' })}>
        {messages.checkAgain()}
      </button>
    </CheckoutStagePanel>
  );
}

interface PendingProps {
  readonly pending: CheckoutView['pending'];
  readonly send: Send;
}

/** A pending payment: the customer may resume it or pay another way, or it waits for a third party. */
export function UnfinishedCheckoutPaymentPanel({ pending, send }: PendingProps) {
  const messages = useMessages(checkoutStagesMessages);
  const href = useRouteHrefBuilder();
  const waits = pending?.mayRestart === true;
  return (
    <CheckoutStagePanel
      heading={messages.pending()}
      text={waits ? messages.awaitingText() : (pending?.message ?? messages.pendingText())}
    >
      {waits ? (
        <>
          <button type="button" className="button" onClick={() => send({ type: 'PAYMENT.RESUME' })}>
            {messages.resume()}
          </button>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'PAYMENT.RESTART' })}>
            {messages.restart()}
          </button>
        </>
      ) : null}
      {pending && !waits ? (
        <a
          className="button button--secondary"
          href={href('my-account.deposit.details', { depositID: pending.depositId })}
        >
          {messages.toDeposit()}
        </a>
      ) : null}
    </CheckoutStagePanel>
  );
}
