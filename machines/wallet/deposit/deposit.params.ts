import type { PaypalOutput } from '../paypal/paypal.types.ts';
import type { DepositAnswer, DepositContext } from './deposit.types.ts';

export interface Answered {
  readonly answer: DepositAnswer;
}

export interface Failed {
  readonly error: unknown;
}

/** A guard or an action about what a call has answered. */
export function answered<Type extends string>(type: Type) {
  return {
    type,
    params: ({ event }: { readonly event: { readonly output: DepositAnswer } }) => ({ answer: event.output }),
  };
}

/** A guard or an action about what a call has failed with. */
export function failed<Type extends string>(type: Type) {
  return { type, params: ({ event: { error } }: { readonly event: Failed }) => ({ error }) };
}

/** A guard or an action about what is known of the deposit. */
export function known<Type extends string>(type: Type) {
  return {
    type,
    params: ({ context }: { readonly context: Pick<DepositContext, 'answer'> }) => ({ answer: context.answer ?? NONE }),
  };
}

const NONE: DepositAnswer = { deposit: null, hasScheduledPurchases: false, checkoutId: null };

export function depositIdOf({ input, answer }: DepositContext): string {
  return answer?.deposit?.depositId ?? (input.kind === 'known' ? input.depositId : '');
}

export function answerOf(output: PaypalOutput): DepositAnswer {
  return output.kind === 'answered' ? output.answer : NONE;
}

export function errorOf(output: PaypalOutput): unknown {
  return output.kind === 'failed' ? output.error : null;
}

export function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
