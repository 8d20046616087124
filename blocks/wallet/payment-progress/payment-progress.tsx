import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { depositFlow } from '#machines/wallet/deposit/deposit.flow.ts';
import type { DepositEvent } from '#machines/wallet/deposit/deposit.types.ts';
import { type DepositView, nestedDepositView } from '#machines/wallet/deposit/deposit.view.ts';
import {
  type DepositParentFlowId,
  depositChildFlowRefsByParent,
  nestedDepositFlows,
} from '#machines/wallet/deposit/deposit-parts.flow.ts';
import { DirectDebitAccountEntryStep } from './bank-account-step.tsx';
import { BankChallengeDialog } from './challenge-dialog.tsx';
import { ResumedDepositOutcome } from './payment-outcome.tsx';
import type { PaymentProgressBlockData } from './payment-progress.data.ts';
import type { PaymentProgressProps } from './payment-progress.gen.ts';
import { type PaymentProgressMessages, paymentProgressMessages } from './payment-progress.messages.gen.ts';
import { PaypalStep } from './paypal-step.tsx';
import { DeviceWalletDialog } from './wallet-dialog.tsx';

/** Status text while the customer waits; null in a step with a question. */
const STEPS = {
  saving_card: 'savingCard',
  creating: 'creating',
  checking: 'checking',
  refreshing: 'refreshing',
  bank_account: null,
  device_wallet: null,
  paypal: null,
  challenge: null,
  challenge_closed: null,
  over: null,
} as const satisfies Record<DepositView['step'], keyof PaymentProgressMessages | null>;

export function PaymentProgress({ id, props, data }: BlockProps<PaymentProgressProps, PaymentProgressBlockData>) {
  const { of, heading } = props;
  if (of === 'deposit') return <DepositPage id={id} heading={heading} data={data} />;
  return <ChildDeposit id={id} of={of} data={data} />;
}

interface DepositPageProps {
  readonly id: string;
  readonly heading: string | undefined;
  readonly data: PaymentProgressBlockData;
}

/** The page of a deposit that the customer comes back to. */
function DepositPage({ id, heading, data }: DepositPageProps) {
  const messages = useMessages(paymentProgressMessages);
  const { view, send } = useFlow(depositFlow, nestedDepositView, true, { depositId: data?.depositId ?? '' });
  return (
    <section className="payment-progress band">
      <div className="wrap wrap--narrow">
        <h1>{heading ?? messages.heading()}</h1>
        <Steps id={id} of="deposit" view={view} send={send} data={data} />
        {view?.output ? <ResumedDepositOutcome output={view.output} depositId={view.depositId} /> : null}
      </div>
    </section>
  );
}

interface ChildDepositProps {
  readonly id: string;
  readonly of: keyof typeof nestedDepositFlows;
  readonly data: PaymentProgressBlockData;
}

/** The deposit that another flow of the page makes. */
function ChildDeposit({ id, of, data }: ChildDepositProps) {
  const { view, send } = useFlow(nestedDepositFlows[of], nestedDepositView);
  return (
    <div className="payment-progress">
      <Steps id={id} of={of} view={view} send={send} data={data} />
    </div>
  );
}

interface StepsProps {
  readonly id: string;
  readonly of: DepositParentFlowId;
  readonly view: DepositView | null;
  readonly send: (event: DepositEvent) => void;
  readonly data: PaymentProgressBlockData;
}

function Steps({ id, of, view, send, data }: StepsProps) {
  const messages = useMessages(paymentProgressMessages);
  const { bankAccount, paypal } = depositChildFlowRefsByParent[of];
  const step = view?.step ?? null;
  const waiting = STEPS[step ?? (of === 'deposit' ? 'checking' : 'over')];
  return (
    <>
      <p className="payment-progress__waiting" role="status">
        {view?.isInGatewayWindow ? messages.bankByGateway() : waiting && messages[waiting]()}
      </p>
      <BankChallengeDialog id={`${id}-challenge`} challenge={view?.challenge ?? null} send={send} />
      {step === 'challenge_closed' ? <ChallengeClosed id={`${id}-closed`} send={send} /> : null}
      <DeviceWalletDialog id={`${id}-wallet`} wallet={view?.wallet ?? null} send={send} />
      {step === 'bank_account' && data?.bankAccount ? (
        <DirectDebitAccountEntryStep id={`${id}-account`} form={data.bankAccount} flow={bankAccount} send={send} />
      ) : null}
      <PaypalStep id={`${id}-paypal`} flow={paypal} />
    </>
  );
}

interface ChallengeClosedProps {
  readonly id: string;
  readonly send: (event: { readonly type: 'CHALLENGE.OPEN' | 'DEPOSIT.ABANDON' }) => void;
}

function ChallengeClosed({ id, send }: ChallengeClosedProps) {
  const messages = useMessages(paymentProgressMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  // The window that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="payment-progress__panel card ground-surface" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {messages.bankClosedHeading()}
      </h2>
      <p>{messages.bankClosed()}</p>
      <p className="actions">
        <button type="button" className="button" onClick={() => send({ type: 'CHALLENGE.OPEN' })}>
          {messages.bankOpen()}
        </button>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'DEPOSIT.ABANDON' })}>
          {messages.payAnotherWay()}
        </button>
      </p>
    </section>
  );
}
