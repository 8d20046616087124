import { useEffect, useRef } from 'react';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { CheckoutView } from '#machines/checkout/checkout/checkout.view.ts';
import { CheckoutStagePanel } from './checkout-panel.tsx';
import { CHECKOUT_STAGE_WORDS as WORDS } from './checkout-stage-words.ts';
import type { useSharedCheckoutFlow } from './use-checkout.ts';

type Send = ReturnType<typeof useSharedCheckoutFlow>['send'];

/**
 * What replaces the form under the customer's hands takes the focus, so that nobody is left on a button that is gone.
 * `panel` names what stands there; null where the form does.
 */
export function useFocusOnCheckoutPanelHeading(panel: string | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel !== null) place.current?.querySelector('h2')?.focus();
  }, [panel]);
  return place;
}

export function CheckoutUnreachablePanel({ send }: { readonly send: Send }) {
  return (
    <CheckoutStagePanel heading={WORDS.unreachable} text={WORDS.unreachableText}>
      <button type="button" className="button" onClick={() => send({ type: 'OUTCOME.CHECK' })}>
        {WORDS.checkAgain}
      </button>
    </CheckoutStagePanel>
  );
}

interface PendingProps {
  readonly pending: CheckoutView['pending'];
  readonly send: Send;
}

/** A payment that waits: for the customer, who may go on with it or pay another way, or for somebody else. */
export function UnfinishedCheckoutPaymentPanel({ pending, send }: PendingProps) {
  const href = useRouteHrefBuilder();
  const waits = pending?.mayRestart === true;
  return (
    <CheckoutStagePanel
      heading={WORDS.pending}
      text={waits ? WORDS.waitsText : (pending?.message ?? WORDS.pendingText)}
    >
      {waits ? (
        <>
          <button type="button" className="button" onClick={() => send({ type: 'PAYMENT.RESUME' })}>
            {WORDS.resume}
          </button>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'PAYMENT.RESTART' })}>
            {WORDS.restart}
          </button>
        </>
      ) : null}
      {pending && !waits ? (
        <a
          className="button button--secondary"
          href={href('my-account.deposit.details', { depositID: pending.depositId })}
        >
          {WORDS.toDeposit}
        </a>
      ) : null}
    </CheckoutStagePanel>
  );
}
