import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { parseDecimalAmount } from '#domain/money.ts';
import { isValidDepositResponse } from '#domain/payment/deposit-response.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import { addCardMachine } from '../add-card/add-card.machine.ts';
import type { AddCardOutput } from '../add-card/add-card.types.ts';
import { createBankAccountMachine } from '../bank-account/bank-account.machine.ts';
import type { BankAccountOutput } from '../bank-account/bank-account.types.ts';
import { paypalMachine } from '../paypal/paypal.machine.ts';
import type { PaypalOutput } from '../paypal/paypal.types.ts';
import type {
  DepositAnswer,
  DepositContext,
  DepositEmitted,
  DepositEvent,
  DepositInput,
  DepositOrder,
  DepositOutput,
  WalletOrder,
} from './deposit.types.ts';
import { INVALID_OUTPUT, toDepositOutput, toFailedDepositOutput, toRefusedCardOutput } from './deposit-outputs.ts';

/** In milliseconds: how often the deposit itself is asked while the bank has the word. */
export const depositDelays = { poll: 5_000 };

const types = {} as {
  context: DepositContext;
  events: DepositEvent;
  emitted: DepositEmitted;
  input: DepositInput;
  output: DepositOutput;
};

interface WithAnswer {
  readonly output: DepositAnswer;
}

export const NO_DEPOSIT_ANSWER: DepositAnswer = { deposit: null, hasScheduledPurchases: false, checkoutId: null };

export function createDepositSetup(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: depositDelays,
    actors: {
      addCard: addCardMachine,
      bankAccount: createBankAccountMachine(surroundings),
      paypal: paypalMachine,
      openWallet: fromPromise<string | null, WalletOrder>(() => missing()),
      createDeposit: fromPromise<DepositAnswer, DepositOrder>(() => missing()),
      checkDeposit: fromPromise<DepositAnswer, { readonly depositId: string }>(() => missing()),
      watchChallenge: fromCallback<DepositEvent, { readonly answer: DepositAnswer | null }>(() => undefined),
      refresh: fromPromise<void>(() => missing()),
    },
    guards: {
      isKnown: ({ context }) => context.input.kind === 'known',
      addsCard: ({ context }) => context.way?.kind === 'new-card',
      addsBankAccount: ({ context }) => context.way?.kind === 'new-bank-account',
      goesToPaypal: ({ context }) => context.way?.kind === 'paypal',
      opensWallet: ({ context }) => context.way?.kind === 'device-wallet',
      isCardSaved: (_, { output }: { readonly output: AddCardOutput }) => output.kind === 'saved',
      isAccountSaved: (_, { output }: { readonly output: BankAccountOutput }) => output.kind === 'saved',
      isLeft: (_, { output }: { readonly output: AddCardOutput | BankAccountOutput | PaypalOutput }) =>
        output.kind === 'abandoned' || output.kind === 'cancelled' || output.kind === 'left',
      isFailed: (_, { output }: { readonly output: PaypalOutput }) => output.kind === 'failed',
      isGivenUp: (_, { output: token }: { readonly output: string | null }) => token === null,
      isInvalid: ({ context: { answer } }) =>
        !isValidDepositResponse({
          deposit: answer?.deposit ?? null,
          scheduledPurchases: answer?.hasScheduledPurchases ? [answer] : [],
        }),
      isChallenged: ({ context: { answer } }) => Boolean(answer?.deposit?.challenge),
      isStillChallenged: (_, { output }: WithAnswer) => Boolean(output.deposit?.challenge),
      isRedirected: ({ context: { answer } }) => typeof answer?.deposit?.redirectUrl === 'string',
      isRefused: ({ context: { answer } }) => answer?.deposit?.status === 'failed',
      isPending: ({ context: { answer } }) => Boolean(answer?.deposit) && answer?.deposit?.status !== 'captured',
      wasUnanswered: ({ context }) => context.output.kind === 'unanswered',
      wasAbandoned: ({ context }) => context.output.kind === 'abandoned',
    },
    actions: {
      keep: assign((_, { output: answer }: WithAnswer) => ({ answer, csc: null, walletToken: null })),
      settle: assign(({ context }) => ({ output: toDepositOutput(context.answer ?? NO_DEPOSIT_ANSWER) })),
      payWithCard: assign((_, { output }: { readonly output: AddCardOutput }) =>
        output.kind === 'saved'
          ? {
              way: {
                kind: 'fund' as const,
                method: 'cc' as const,
                fundId: output.fund.customerFundId,
                gatewayKey: output.fund.gatewayKey,
              },
            }
          : {},
      ),
      payWithAccount: assign((_, { output }: { readonly output: BankAccountOutput }) =>
        output.kind === 'saved'
          ? {
              way: {
                kind: 'fund' as const,
                method: 'dd' as const,
                fundId: output.fund.customerFundId,
                gatewayKey: null,
              },
            }
          : {},
      ),
      keepWalletToken: assign((_, { output: token }: { readonly output: string | null }) => ({ walletToken: token })),
      leave: assign(({ context }, { reset }: { readonly reset: boolean }) => ({
        output: { kind: 'abandoned' as const, depositId: context.answer?.deposit?.depositId ?? null, reset },
      })),
      recordNotSaved: assign((_, { output }: { readonly output: AddCardOutput }) => ({
        output: toRefusedCardOutput(output),
      })),
      recordInvalid: assign({ output: INVALID_OUTPUT }),
      recordFailure: assign((_, { error }: { readonly error: unknown }) => ({ output: toFailedDepositOutput(error) })),
      /** A window that the script of a gateway shows is opened by what watches it. */
      showChallenge: sendTo('watchChallenge', { type: 'CHALLENGE.OPEN' }),
      /** Who gives a payment up begins with another one. */
      forgetAttempt: () => undefined,
      tellCompleted: emit(({ context: { answer } }) => ({
        type: 'deposit.completed' as const,
        depositId: answer?.deposit?.depositId ?? null,
        amount: answer?.deposit ? parseDecimalAmount(answer.deposit.amount.amount) : null,
        checkoutId: answer?.checkoutId ?? answer?.deposit?.checkoutId ?? null,
      })),
      tellFailed: emit(({ context: { output } }) => ({ type: 'deposit.failed' as const, output })),
      tellPending: emit(({ context: { output } }) => ({ type: 'deposit.pending' as const, output })),
    },
  });
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
