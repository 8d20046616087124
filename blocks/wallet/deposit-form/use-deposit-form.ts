import { useEffect, useMemo, useState } from 'react';
import { formatCurrencyAmount, type MinorUnits } from '#domain/money.ts';
import { parseTypedAmount } from '#domain/payment/payment-rules.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { depositFormFlow } from '#machines/wallet/deposit-form/deposit-form.flow.ts';
import { depositFormView } from '#machines/wallet/deposit-form/deposit-form.view.ts';
import { type PaymentChoiceSnapshot, paymentChoiceFlow } from '#machines/wallet/payment-choice/payment-choice.flow.ts';
import { type PaymentChoiceView, paymentChoiceView } from '#machines/wallet/payment-choice/payment-choice.view.ts';
import { formMessagesMessages } from '../../_ui/form/form-messages.messages.gen.ts';
import { formatFormProblem } from '../../_ui/form/format-form-problem.ts';
import type { DepositFormBlockData } from './deposit-form.data.ts';
import type { DepositFormMessages } from './deposit-form.messages.gen.ts';

export type KnownDepositIdsAndRequestMetadata = Pick<DepositFormBlockData, 'seen' | 'metadata'>;

/** Joins the deposit form and the payment choice: both get the amount. `next` is the page after the deposit. */
export function useDepositFormWithPaymentChoice(
  { seen, metadata }: KnownDepositIdsAndRequestMetadata,
  next: string | null,
) {
  const problemMessages = useMessages(formMessagesMessages);
  const { locale, currency } = useSite();
  const { view, send } = useFlow(depositFormFlow, depositFormView, true, { next });
  const { view: snapshot, send: sendToPaymentChoice } = useFlow(paymentChoiceFlow, asItIs);
  const show = useMemo(
    () => (amount: MinorUnits) => formatCurrencyAmount(amount, { locale, currency }),
    [locale, currency],
  );
  const payment = useMemo(() => snapshot && paymentChoiceView(snapshot), [snapshot]);
  const text = view?.text ?? '';
  const typed = useMemo(() => parseTypedAmount(text, currency, null), [text, currency]);

  useEffect(
    () => sendToPaymentChoice({ type: 'PAYMENT.BEGIN', purpose: 'deposit', amount: null, currency }),
    [sendToPaymentChoice, currency],
  );
  useEffect(
    () => sendToPaymentChoice({ type: 'AMOUNT.CHANGE', amount: typed.amount }),
    [sendToPaymentChoice, typed.amount],
  );

  const isChecked = view?.isChecked === true;
  const problem = typed.problem ?? payment?.chosen?.problem ?? null;
  const missing = missingOf(payment);
  const [submittedWith, setSubmittedWith] = useState<MissingPaymentMessage | null>(null);
  const cardFields = payment?.cardFields ?? null;
  const isAwaitingCard = view?.state === 'awaiting_card';

  /** Starts the payment and returns true; returns false and shows the problems of an incomplete form. */
  function submit(): boolean {
    setSubmittedWith(missing);
    if (typed.amount !== null && problem === null && payment?.choice) {
      send({ type: 'DEPOSIT.SUBMIT', amount: typed.amount, seen, metadata, ...payment.choice });
      return true;
    }
    const isCardAwaited = typed.amount !== null && problem === null && cardFields === 'waiting';
    send({ type: isCardAwaited ? 'DEPOSIT.AWAIT_CARD' : 'DEPOSIT.VALIDATE' });
    sendToPaymentChoice({ type: 'CHOICE.VALIDATE' });
    return false;
  }

  useEffect(() => {
    if (!isAwaitingCard || cardFields === 'waiting') return;
    if (cardFields === 'ready') submit();
    else send({ type: 'DEPOSIT.VALIDATE' });
  });

  return {
    view,
    send,
    show,
    text,
    amountProblem: isChecked && problem ? formatFormProblem(problem, problemMessages) : null,
    missing: submittedWith === missing ? missing : null,
    isAwaitingCard,
    submit,
  };
}

type MissingPaymentMessage = Extract<
  keyof DepositFormMessages,
  'methodsLoading' | 'methodsUnavailable' | 'methodMissing' | 'cardUnavailable'
>;

/** Message why payment is not possible yet, if neither the amount nor a payment field is invalid. */
function missingOf(payment: PaymentChoiceView | null): MissingPaymentMessage | null {
  if (payment === null || payment.step === 'loading') return 'methodsLoading';
  if (payment.step === 'unavailable') return 'methodsUnavailable';
  if (!payment.chosen) return 'methodMissing';
  return payment.cardFields === 'gave_up' ? 'cardUnavailable' : null;
}

function asItIs(snapshot: PaymentChoiceSnapshot): PaymentChoiceSnapshot {
  return snapshot;
}
