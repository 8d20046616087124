import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { childDepositView } from '#machines/wallet/deposit/deposit.view.ts';
import { depositPartFlows } from '#machines/wallet/deposit/deposit-parts.flow.ts';
import { BankAccountStep } from './bank-account-step.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentProgressData } from './payment-progress.data.ts';
import type { PaymentProgressProps } from './payment-progress.gen.ts';
import { PAYMENT_PROGRESS_WORDS as WORDS, waitingText } from './payment-progress-words.ts';
import { PaypalStep } from './paypal-step.tsx';
import { WalletDialog } from './wallet-dialog.tsx';

export function PaymentProgress({ id, props, data }: BlockProps<PaymentProgressProps, PaymentProgressData>) {
  const { of } = props;
  const parts = depositPartFlows[of];
  const { view, send } = useFlow(parts.deposit, childDepositView);
  const isPage = of === 'deposit';
  const step = view?.step ?? null;
  const waiting = step === null ? (isPage ? waitingText('checking') : null) : waitingText(step);
  const content = (
    <>
      <p className="payment-progress__waiting" role="status">
        {view?.isAskedByGateway ? WORDS.challenge.byGateway : waiting}
      </p>
      <ChallengeDialog id={`${id}-challenge`} challenge={view?.challenge ?? null} send={send} />
      {step === 'challenge_closed' ? <ChallengeClosed id={`${id}-closed`} send={send} /> : null}
      <WalletDialog id={`${id}-wallet`} wallet={view?.wallet ?? null} send={send} />
      {step === 'bank_account' && data?.bankAccount ? (
        <BankAccountStep id={`${id}-account`} form={data.bankAccount} flow={parts.bankAccount} send={send} />
      ) : null}
      <PaypalStep id={`${id}-paypal`} flow={parts.paypal} />
      {isPage && view?.output ? <PaymentOutcome output={view.output} depositId={view.depositId} /> : null}
    </>
  );
  if (!isPage) return <div className="payment-progress">{content}</div>;
  return (
    <section className="payment-progress band" data-deposit={data?.depositId ?? undefined}>
      <div className="wrap wrap--narrow">
        <h1>{props.heading ?? WORDS.heading}</h1>
        {content}
      </div>
    </section>
  );
}

interface ChallengeClosedProps {
  readonly id: string;
  readonly send: (event: { readonly type: 'CHALLENGE.OPEN' | 'DEPOSIT.ABANDON' }) => void;
}

function ChallengeClosed({ id, send }: ChallengeClosedProps) {
  const words = WORDS.challenge;
  const heading = useRef<HTMLHeadingElement>(null);
  // The window that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="payment-progress__panel card ground-surface" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {words.closedHeading}
      </h2>
      <p>{words.closed}</p>
      <p className="actions">
        <button type="button" className="button" onClick={() => send({ type: 'CHALLENGE.OPEN' })}>
          {words.open}
        </button>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'DEPOSIT.ABANDON' })}>
          {words.leave}
        </button>
      </p>
    </section>
  );
}
