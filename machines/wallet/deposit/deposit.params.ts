import type { PaypalOutput } from '../paypal/paypal.types.ts';
import type { DepositAnswer, DepositContext } from './deposit.types.ts';

export interface DepositAnswerParams {
  readonly answer: DepositAnswer;
}

export interface DepositErrorParams {
  readonly error: unknown;
}

/** A guard or an action about what a call has answered. */
export function withAnswerParams<Type extends string>(type: Type) {
  return {
    type,
    params: ({ event }: { readonly event: { readonly output: DepositAnswer } }) => ({ answer: event.output }),
  };
}

/** A guard or an action about what a call has failed with. */
export function withErrorParams<Type extends string>(type: Type) {
  return { type, params: ({ event: { error } }: { readonly event: DepositErrorParams }) => ({ error }) };
}

/** A guard or an action about what is known of the deposit. */
export function withKnownAnswerParams<Type extends string>(type: Type) {
  return {
    type,
    params: ({ context }: { readonly context: Pick<DepositContext, 'answer'> }) => ({ answer: context.answer ?? NONE }),
  };
}

const NONE: DepositAnswer = { deposit: null, hasScheduledPurchases: false, checkoutId: null };

export function depositIdOf({ input, answer }: DepositContext): string {
  return answer?.deposit?.depositId ?? (input.kind === 'known' ? input.depositId : '');
}

export function getPaypalAnswer(output: PaypalOutput): DepositAnswer {
  return output.kind === 'answered' ? output.answer : NONE;
}

export function getPaypalError(output: PaypalOutput): unknown {
  return output.kind === 'failed' ? output.error : null;
}

export function rejectUnprovidedActor(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
