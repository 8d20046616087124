import { type FormEvent, useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { DepositAmountField } from './amount-field.tsx';
import { RepeatDepositConfirmation } from './deposit-again.tsx';
import { DepositLimitAndHelpAside } from './deposit-aside.tsx';
import type { DepositFormBlockData } from './deposit-form.data.ts';
import type { DepositFormProps } from './deposit-form.gen.ts';
import { type DepositFormMessages, depositFormMessages } from './deposit-form.messages.gen.ts';
import { LastDepositAttemptNotice } from './deposit-notice.tsx';
import { AcceptedDepositPanel } from './deposit-outcome.tsx';
import { useDepositFormWithPaymentChoice } from './use-deposit-form.ts';

const CLOSED = {
  verification: 'closedByVerification',
  break: 'closedByBreak',
  country: 'closedByCountry',
} as const satisfies Record<NonNullable<DepositFormBlockData['closed']>, keyof DepositFormMessages>;

const NO_FACTS = { seen: null, metadata: {} };

type Slots = 'notices' | 'payment' | 'progress';

export function DepositForm({
  id,
  props,
  data,
  slots,
}: BlockProps<DepositFormProps, DepositFormBlockData | null, Slots>) {
  const messages = useMessages(depositFormMessages);
  const { locale, currency } = useSite();
  const isHydrated = useHydrated();
  const { view, send, show, text, amountProblem, missing, isAwaitingCard, submit } = useDepositFormWithPaymentChoice(
    data ?? NO_FACTS,
    props.next?.href ?? null,
  );
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const Heading = props.level === 2 ? 'h2' : 'h1';
  const state = view?.state ?? 'idle';
  const isBusy = state === 'submitting';
  const isDone = state === 'success';
  const isTaken = view?.isLockedByOtherTab === true;

  const output = view?.output ?? null;
  const isLeft = output?.kind === 'abandoned' && output.depositId !== null;
  const isClosed = state === 'idle' && output?.kind === 'abandoned' && output.depositId === null;
  useEffect(() => {
    if (state === 'error' || (state === 'idle' && (isLeft || isTaken))) notice.current?.focus();
  }, [state, isLeft, isTaken]);
  // The closed prompt could not restore the focus, because the form was inert.
  useEffect(() => {
    if (isClosed) button.current?.focus();
  }, [isClosed]);

  function pay(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isAwaitingCard || submit()) return;
    // Invalid fields are marked in the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <section className="deposit-form band">
      <div className="wrap">
        <Heading id={`${id}-heading`}>{props.heading ?? messages.heading()}</Heading>
        {props.intro ? <p>{props.intro}</p> : null}
        {slots.notices}
        <div className="deposit-form__columns">
          <div className="deposit-form__main">
            {data ? <p className="deposit-form__funds">{messages.funds({ amount: data.funds })}</p> : null}
            <LastDepositAttemptNotice ref={notice} view={view} send={send} />
            {state === 'confirming' && view?.again ? (
              <RepeatDepositConfirmation again={view.again} send={send} />
            ) : null}
            {slots.progress}
            {isDone ? (
              <AcceptedDepositPanel output={output} amount={view?.paid ?? null} show={show} send={send} />
            ) : null}
            {data?.closed ? (
              <p>{messages[CLOSED[data.closed]]()}</p>
            ) : (
              <form
                ref={form}
                className="deposit-form__form"
                method="post"
                aria-labelledby={`${id}-heading`}
                noValidate={isHydrated}
                hidden={isDone}
                inert={isBusy || state === 'confirming'}
                onSubmit={pay}
              >
                <DepositAmountField
                  key={view?.resets ?? 0}
                  id={`${id}-amount`}
                  text={text}
                  problem={amountProblem}
                  amounts={props.amounts ?? []}
                  money={{ locale, currency }}
                  onChange={(typed) => send({ type: 'AMOUNT.CHANGE', text: typed })}
                />
                {missing ? (
                  <p className="field__error" role="alert">
                    {messages[missing]()}
                  </p>
                ) : null}
                {slots.payment}
                {isAwaitingCard ? <p role="status">{messages.cardAwaited()}</p> : null}
                <button
                  ref={button}
                  type="submit"
                  className="button deposit-form__submit"
                  disabled={!isHydrated}
                  aria-disabled={isBusy || isAwaitingCard || undefined}
                >
                  {isBusy || isAwaitingCard ? messages.submitting() : (props.submit ?? messages.submit())}
                </button>
                <noscript>
                  <p>{messages.noScript()}</p>
                </noscript>
              </form>
            )}
          </div>
          <DepositLimitAndHelpAside id={`${id}-aside`} aside={props.aside} limit={data?.limit ?? null} />
        </div>
      </div>
    </section>
  );
}
