import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { PaymentOption, PaymentPurpose } from '#domain/payment/payment-options.ts';
import { findSecurityCodeProblem } from '#domain/payment/payment-rules.ts';
import { getChosenOrInitialPaymentOption, listPaymentOptions } from './chosen-option.ts';
import type { PaymentChoiceSnapshot } from './payment-choice.flow.ts';
import type { PaymentChoice, PaymentChoiceMachineContext } from './payment-choice.types.ts';

/** Choosing how to pay, as a block shows it. */
export interface PaymentChoiceView {
  readonly step: 'loading' | 'choosing' | 'unavailable';
  readonly options: readonly PaymentOption[];
  readonly chosen: PaymentOption | null;
  readonly code: string;
  /** What is wrong with the security code, once it is checked. */
  readonly codeProblem: FormProblem | null;
  readonly isDefault: boolean;
  /** Whether the order needs later payments, for which a method is chosen apart. */
  readonly paysLater: boolean;
  /** State of a new card's fields; null where none is chosen. */
  readonly cardFields: 'waiting' | 'ready' | 'gave_up' | null;
  /** Null while anything is missing. */
  readonly choice: PaymentChoice | null;
  /** Detail that the chosen way to pay still needs; null if it is complete, or if none is chosen. */
  readonly missingDetail: 'code' | 'card' | 'amount' | 'limits' | null;
  readonly purpose: PaymentPurpose;
}

export function paymentChoiceView(snapshot: PaymentChoiceSnapshot): PaymentChoiceView {
  const { context } = snapshot;
  const options = listPaymentOptions(context);
  const chosen = getChosenOrInitialPaymentOption(context, options);
  const cardFields = cardFieldsOf(snapshot);
  const problem = chosen?.needsCode ? findSecurityCodeProblem(context.code) : null;
  const missingDetail = findMissingDetail(chosen, problem, cardFields, options);
  return {
    step: stepOf(snapshot),
    options,
    chosen,
    code: context.code,
    codeProblem: context.isChecked ? problem : null,
    isDefault: context.isDefault,
    paysLater: context.paysLater,
    cardFields,
    choice: chosen && missingDetail === null ? choiceOf(chosen, context) : null,
    missingDetail,
    purpose: context.purpose,
  };
}

function choiceOf(
  { way, needsCode }: PaymentOption,
  { code, isDefault }: Pick<PaymentChoiceMachineContext, 'code' | 'isDefault'>,
): PaymentChoice {
  return { way: way.kind === 'new-card' ? { ...way, isDefault } : way, csc: needsCode ? code.trim() : null };
}

function findMissingDetail(
  chosen: PaymentOption | null,
  codeProblem: FormProblem | null,
  cardFields: PaymentChoiceView['cardFields'],
  options: readonly PaymentOption[],
): PaymentChoiceView['missingDetail'] {
  if (chosen?.problem) return options.every((option) => option.problem) ? 'limits' : 'amount';
  if (codeProblem) return 'code';
  return cardFields === null || cardFields === 'ready' ? null : 'card';
}

function stepOf(snapshot: PaymentChoiceSnapshot): PaymentChoiceView['step'] {
  if (snapshot.matches('choosing')) return 'choosing';
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading';
}

function cardFieldsOf({ value }: PaymentChoiceSnapshot): PaymentChoiceView['cardFields'] {
  if (typeof value === 'string' || typeof value.choosing === 'string') return null;
  return value.choosing?.new_card ?? null;
}
