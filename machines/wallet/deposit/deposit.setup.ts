import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { parseMoney } from '#domain/money.ts';
import { hasDepositOrScheduledPurchases } from '#domain/payment/deposit-response.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { createBankAccountAddingMachine } from '../bank-account-adding/bank-account-adding.machine.ts';
import type { BankAccountAddingOutput } from '../bank-account-adding/bank-account-adding.types.ts';
import { paypalDepositMachine } from '../paypal-deposit/paypal-deposit.machine.ts';
import type { PaypalDepositOutput } from '../paypal-deposit/paypal-deposit.types.ts';
import { saveEnteredCardMachine } from '../save-entered-card/save-entered-card.machine.ts';
import type { SaveEnteredCardOutput } from '../save-entered-card/save-entered-card.types.ts';
import type {
  CreateDepositInput,
  DepositApiResult,
  DepositEmitted,
  DepositEvent,
  DepositInput,
  DepositMachineContext,
  DepositOutput,
  OpenDeviceWalletInput,
} from './deposit.types.ts';
import {
  INVALID_DEPOSIT_RESPONSE_OUTPUT,
  toDepositOutput,
  toDepositOutputFromError,
  toDepositOutputFromUnsavedCard,
} from './deposit-outputs.ts';

/** In milliseconds: interval of polls during the bank's challenge. */
export const depositDelays = { pollInterval: 5_000 };

const types = {} as {
  context: DepositMachineContext;
  events: DepositEvent;
  emitted: DepositEmitted;
  input: DepositInput;
  output: DepositOutput;
};

interface WithAnswer {
  readonly output: DepositApiResult;
}

export const EMPTY_DEPOSIT_API_RESULT: DepositApiResult = {
  deposit: null,
  hasScheduledPurchases: false,
  checkoutId: null,
};

export function createDepositSetup(surroundings: FormSurroundings) {
  return setup({
    types,
    delays: depositDelays,
    actors: {
      addCard: saveEnteredCardMachine,
      bankAccount: createBankAccountAddingMachine(surroundings),
      paypal: paypalDepositMachine,
      openWallet: fromPromise<string | null, OpenDeviceWalletInput>(() => missing()),
      createDeposit: fromPromise<DepositApiResult, CreateDepositInput>(() => missing()),
      checkDeposit: fromPromise<DepositApiResult, { readonly depositId: string }>(() => missing()),
      watchChallenge: fromCallback<DepositEvent, { readonly answer: DepositApiResult | null }>(() => undefined),
      refreshCartAndCustomer: fromPromise<void>(() => missing()),
    },
    guards: {
      isExistingDeposit: ({ context }) => context.input.kind === 'known',
      isNewCard: ({ context }) => context.way?.kind === 'new-card',
      isNewBankAccount: ({ context }) => context.way?.kind === 'new-bank-account',
      isPaypal: ({ context }) => context.way?.kind === 'paypal',
      isDeviceWallet: ({ context }) => context.way?.kind === 'device-wallet',
      isCardSaved: (_, { output }: { readonly output: SaveEnteredCardOutput }) => output.kind === 'saved',
      isAccountSaved: (_, { output }: { readonly output: BankAccountAddingOutput }) => output.kind === 'saved',
      isCancelled: (
        _,
        { output }: { readonly output: SaveEnteredCardOutput | BankAccountAddingOutput | PaypalDepositOutput },
      ) => output.kind === 'abandoned' || output.kind === 'cancelled' || output.kind === 'left',
      isFailed: (_, { output }: { readonly output: PaypalDepositOutput }) => output.kind === 'failed',
      isWalletClosed: (_, { output: token }: { readonly output: string | null }) => token === null,
      isInvalid: ({ context: { answer } }) =>
        !hasDepositOrScheduledPurchases({
          deposit: answer?.deposit ?? null,
          scheduledPurchases: answer?.hasScheduledPurchases ? [answer] : [],
        }),
      isChallenged: ({ context: { answer } }) => Boolean(answer?.deposit?.challenge),
      isStillChallenged: (_, { output }: WithAnswer) => Boolean(output.deposit?.challenge),
      needsRedirect: ({ context: { answer } }) => typeof answer?.deposit?.redirectUrl === 'string',
      isRefused: ({ context: { answer } }) => answer?.deposit?.status === 'failed',
      isPending: ({ context: { answer } }) => Boolean(answer?.deposit) && answer?.deposit?.status !== 'captured',
      wasUnanswered: ({ context }) => context.output.kind === 'unanswered',
      wasAbandoned: ({ context }) => context.output.kind === 'abandoned',
    },
    actions: {
      setDepositResult: assign((_, { output: answer }: WithAnswer) => ({ answer, csc: null, walletToken: null })),
      setOutput: assign(({ context }) => ({ output: toDepositOutput(context.answer ?? EMPTY_DEPOSIT_API_RESULT) })),
      setWayToSavedCard: assign((_, { output }: { readonly output: SaveEnteredCardOutput }) =>
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
      setWayToSavedBankAccount: assign((_, { output }: { readonly output: BankAccountAddingOutput }) =>
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
      setWalletToken: assign((_, { output: token }: { readonly output: string | null }) => ({ walletToken: token })),
      recordAbandoned: assign(({ context }, { reset }: { readonly reset: boolean }) => ({
        output: { kind: 'abandoned' as const, depositId: context.answer?.deposit?.depositId ?? null, reset },
      })),
      recordNotSaved: assign((_, { output }: { readonly output: SaveEnteredCardOutput }) => ({
        output: toDepositOutputFromUnsavedCard(output),
      })),
      recordInvalid: assign({ output: INVALID_DEPOSIT_RESPONSE_OUTPUT }),
      recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
        output: toDepositOutputFromError(error),
      })),
      /** Asks the watcher to reopen the window of a gateway's script. */
      showChallenge: sendTo('watchChallenge', { type: 'CHALLENGE.OPEN' }),
      /** Ends the attempt that was abandoned. */
      clearAttempt: () => undefined,
      emitCompleted: emit(({ context: { answer } }) => ({
        type: 'deposit.completed' as const,
        depositId: answer?.deposit?.depositId ?? null,
        amount: answer?.deposit ? parseMoney(answer.deposit.amount) : null,
        checkoutId: answer?.checkoutId ?? answer?.deposit?.checkoutId ?? null,
      })),
      emitFailed: emit(({ context: { output } }) => ({ type: 'deposit.failed' as const, output })),
      emitPending: emit(({ context: { output } }) => ({ type: 'deposit.pending' as const, output })),
    },
  });
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
