import { useEffect, useRef } from 'react';
import { useFlowMountElement } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { PaypalAccountSavingEvent } from '#machines/wallet/paypal-account-saving/paypal-account-saving.types.ts';
import type { PaypalAccountSavingView } from '#machines/wallet/paypal-account-saving/paypal-account-saving.view.ts';
import { PAYPAL_ACCOUNT_LINK_MOUNT_NAME } from '#schemas/browser/mount-places.ts';
import { fundListMessages } from './fund-list.messages.gen.ts';

interface NewPaypalProps {
  /** Unique on the page. */
  readonly id: string;
  readonly view: PaypalAccountSavingView;
  readonly send: (event: PaypalAccountSavingEvent) => void;
}

/** Panel in which PayPal asks which account the shop may use. */
export function NewPaypalAccountPanel({ id, view: { step, refusal }, send }: NewPaypalProps) {
  const messages = useMessages(fundListMessages);
  const place = useFlowMountElement(PAYPAL_ACCOUNT_LINK_MOUNT_NAME);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isLost = step === 'unavailable' || step === 'refused';
  return (
    <section className="fund-list__new card ground-surface" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {messages.paypalHeading()}
      </h2>
      <p role="status">{step === 'saving' ? messages.paypalSaving() : null}</p>
      {isLost ? (
        <div role="alert">
          <p>{step === 'unavailable' ? messages.paypalUnavailable() : refusal || messages.paypalFailed()}</p>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'PAYPAL.RETRY' })}>
            {messages.retry()}
          </button>
        </div>
      ) : null}
      {/* PayPal owns the content of this element: do not render anything into it. */}
      <div ref={place} className="fund-list__fields" />
      <button
        type="button"
        className="button button--quiet fund-list__cancel"
        disabled={step === 'saving'}
        onClick={() => send({ type: 'PAYPAL.CLOSE' })}
      >
        {messages.cancel()}
      </button>
    </section>
  );
}
