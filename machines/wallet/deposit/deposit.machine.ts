import { assign, emit, fromCallback, fromPromise, type OutputFrom, sendTo, setup } from 'xstate';
import { parseDecimalAmount } from '#domain/money.ts';
import { isValidDepositResponse } from '#domain/payment/deposit-response.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import { addCardMachine } from '../add-card/add-card.machine.ts';
import { createBankAccountMachine } from '../bank-account/bank-account.machine.ts';
import { paypalMachine } from '../paypal/paypal.machine.ts';
import type { PaypalOutput } from '../paypal/paypal.types.ts';
import {
  type DepositAnswerParams,
  type DepositErrorParams,
  depositIdOf,
  getPaypalAnswer,
  getPaypalError,
  rejectUnprovidedActor,
  withAnswerParams,
  withErrorParams,
  withKnownAnswerParams,
} from './deposit.params.ts';
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
import { failedOutput, INVALID_OUTPUT, toDepositOutput, toRefusedCardOutput } from './deposit-outputs.ts';

/** In milliseconds: how often the deposit itself is asked while the bank has the word. */
export const depositDelays = { poll: 5_000 };

const types = {} as {
  context: DepositContext;
  events: DepositEvent;
  emitted: DepositEmitted;
  input: DepositInput;
  output: DepositOutput;
};

type AddCardOutput = OutputFrom<typeof addCardMachine>;
type BankAccountOutput = OutputFrom<ReturnType<typeof createBankAccountMachine>>;

/**
 * A deposit, alone or with the purchase that it pays for (specification: States and transitions, "Deposit"): create
 * deposit, 3-D Secure challenge if needed, then refresh cart and customer, and the receipt. A larger flow invokes it for one
 * attempt and reads its output; a page that comes back to a deposit starts it with what is known. The deposit itself says what
 * became of it: a notice of the bank's page is only a hint.
 */
export function createDepositMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: depositDelays,
    actors: {
      addCard: addCardMachine,
      bankAccount: createBankAccountMachine(surroundings),
      paypal: paypalMachine,
      openWallet: fromPromise<string | null, WalletOrder>(() => rejectUnprovidedActor()),
      createDeposit: fromPromise<DepositAnswer, DepositOrder>(() => rejectUnprovidedActor()),
      checkDeposit: fromPromise<DepositAnswer, { readonly depositId: string }>(() => rejectUnprovidedActor()),
      watchChallenge: fromCallback<DepositEvent, { readonly answer: DepositAnswer | null }>(() => undefined),
      refresh: fromPromise<void>(() => rejectUnprovidedActor()),
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
      isGivenUp: (_, { token }: { readonly token: string | null }) => token === null,
      isInvalid: (_, { answer }: DepositAnswerParams) =>
        !isValidDepositResponse({
          deposit: answer.deposit,
          scheduledPurchases: answer.hasScheduledPurchases ? [answer] : [],
        }),
      isChallenged: (_, { answer }: DepositAnswerParams) => Boolean(answer.deposit?.challenge),
      isRedirected: (_, { answer }: DepositAnswerParams) => typeof answer.deposit?.redirectUrl === 'string',
      isRefused: (_, { answer }: DepositAnswerParams) => answer.deposit?.status === 'failed',
      isPending: (_, { answer }: DepositAnswerParams) =>
        answer.deposit !== null && answer.deposit.status !== 'captured',
      wasUnanswered: ({ context }) => context.output.kind === 'unanswered',
      wasAbandoned: ({ context }) => context.output.kind === 'abandoned',
    },
    actions: {
      keep: assign((_, { answer }: DepositAnswerParams) => ({ answer, csc: null, walletToken: null })),
      settle: assign((_, { answer }: DepositAnswerParams) => ({ output: toDepositOutput(answer) })),
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
      keepWalletToken: assign((_, { token }: { readonly token: string | null }) => ({ walletToken: token })),
      leave: assign(({ context }, { reset }: { readonly reset: boolean }) => ({
        output: { kind: 'abandoned' as const, depositId: context.answer?.deposit?.depositId ?? null, reset },
      })),
      recordNotSaved: assign((_, { output }: { readonly output: AddCardOutput }) => ({
        output: toRefusedCardOutput(output),
      })),
      recordInvalid: assign({ output: INVALID_OUTPUT }),
      recordFailure: assign((_, { error }: DepositErrorParams) => ({ output: failedOutput(error) })),
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
  }).createMachine({
    id: 'deposit',
    context: ({ input }) => ({
      input,
      way: input.kind === 'new' ? input.way : null,
      csc: input.kind === 'new' ? input.csc : null,
      walletToken: null,
      answer: null,
      output: { kind: 'abandoned', depositId: null, reset: false },
    }),
    initial: 'starting',
    output: ({ context }) => context.output,
    states: {
      starting: {
        always: [
          { guard: 'isKnown', target: 'checking' },
          { guard: 'addsCard', target: 'add_card' },
          { guard: 'addsBankAccount', target: 'bank_account' },
          { guard: 'goesToPaypal', target: 'paypal' },
          { guard: 'opensWallet', target: 'device_wallet' },
          { target: 'create_deposit' },
        ],
      },
      checking: {
        invoke: {
          id: 'checkDeposit',
          src: 'checkDeposit',
          input: ({ context }) => ({ depositId: depositIdOf(context) }),
          onDone: {
            target: 'settling',
            actions: withAnswerParams('keep'),
          },
          onError: {
            target: 'failed',
            actions: withErrorParams('recordFailure'),
          },
        },
      },
      add_card: {
        invoke: {
          id: 'addCard',
          src: 'addCard',
          input: ({ context: { way } }) =>
            way?.kind === 'new-card'
              ? { gatewayKey: way.gatewayKey, isDefault: way.isDefault }
              : { gatewayKey: 'braintree', isDefault: false },
          onDone: [
            {
              guard: { type: 'isCardSaved', params: ({ event }) => ({ output: event.output }) },
              target: 'create_deposit',
              actions: { type: 'payWithCard', params: ({ event }) => ({ output: event.output }) },
            },
            {
              guard: { type: 'isLeft', params: ({ event }) => ({ output: event.output }) },
              target: 'abandoned',
              actions: { type: 'leave', params: { reset: true } },
            },
            {
              target: 'failed',
              actions: { type: 'recordNotSaved', params: ({ event }) => ({ output: event.output }) },
            },
          ],
        },
      },
      bank_account: {
        invoke: {
          id: 'bankAccount',
          src: 'bankAccount',
          onDone: [
            {
              guard: { type: 'isAccountSaved', params: ({ event }) => ({ output: event.output }) },
              target: 'create_deposit',
              actions: { type: 'payWithAccount', params: ({ event }) => ({ output: event.output }) },
            },
            {
              target: 'abandoned',
              actions: {
                type: 'leave',
                params: ({ event }) => ({ reset: event.output.kind === 'cancelled' && event.output.reset }),
              },
            },
          ],
        },
        on: { 'DEPOSIT.ABANDON': { target: 'abandoned', actions: { type: 'leave', params: { reset: false } } } },
      },
      device_wallet: {
        invoke: {
          id: 'openWallet',
          src: 'openWallet',
          input: ({ context: { way, input } }) => ({ way, amount: input.kind === 'new' ? input.amount : 0 }),
          onDone: [
            {
              guard: { type: 'isGivenUp', params: ({ event }) => ({ token: event.output }) },
              target: 'abandoned',
              actions: { type: 'leave', params: { reset: false } },
            },
            {
              target: 'create_deposit',
              actions: { type: 'keepWalletToken', params: ({ event }) => ({ token: event.output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: withErrorParams('recordFailure'),
          },
        },
        on: { 'DEPOSIT.ABANDON': { target: 'abandoned', actions: { type: 'leave', params: { reset: false } } } },
      },
      paypal: {
        invoke: {
          id: 'paypal',
          src: 'paypal',
          input: ({ context: { input, way, answer } }) => ({
            amount: input.kind === 'new' ? input.amount : 0,
            purchase: input.kind === 'new' ? input.purchase : null,
            ...(input.kind === 'new' && input.key !== undefined && { key: input.key }),
            ...(input.kind === 'new' && input.metadata && { metadata: input.metadata }),
            way: way ?? { kind: 'paypal', method: 'pl', gatewayKey: null },
            known: answer,
            goesOn: input.kind === 'known' && input.goesOn === true,
          }),
          onDone: [
            {
              guard: { type: 'isLeft', params: ({ event }) => ({ output: event.output }) },
              target: 'abandoned',
              actions: { type: 'leave', params: { reset: false } },
            },
            {
              guard: { type: 'isFailed', params: ({ event }) => ({ output: event.output }) },
              target: 'not_created',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: getPaypalError(event.output) }) },
            },
            {
              target: 'settling',
              actions: { type: 'keep', params: ({ event }) => ({ answer: getPaypalAnswer(event.output) }) },
            },
          ],
        },
      },
      create_deposit: {
        invoke: {
          id: 'createDeposit',
          src: 'createDeposit',
          input: ({ context: { input, way, csc, walletToken } }) => ({ input, way, csc, walletToken }),
          onDone: {
            target: 'settling',
            actions: withAnswerParams('keep'),
          },
          onError: {
            target: 'not_created',
            actions: withErrorParams('recordFailure'),
          },
        },
      },
      not_created: {
        always: [
          { guard: 'wasUnanswered', target: 'unanswered' },
          { guard: 'wasAbandoned', target: 'abandoned' },
          { target: 'failed' },
        ],
      },
      settling: {
        always: [
          {
            guard: withKnownAnswerParams('isInvalid'),
            target: 'failed',
            actions: 'recordInvalid',
          },
          {
            guard: withKnownAnswerParams('isChallenged'),
            target: 'challenge',
          },
          {
            guard: withKnownAnswerParams('isRedirected'),
            target: 'paypal',
          },
          {
            guard: withKnownAnswerParams('isRefused'),
            target: 'failed',
            actions: withKnownAnswerParams('settle'),
          },
          {
            guard: withKnownAnswerParams('isPending'),
            target: 'pending',
            actions: withKnownAnswerParams('settle'),
          },
          {
            target: 'refresh',
            actions: withKnownAnswerParams('settle'),
          },
        ],
      },
      challenge: {
        initial: 'open',
        states: {
          open: {
            after: { poll: 'asking' },
            on: { 'CHALLENGE.NOTIFIED': 'asking', 'CHALLENGE.CLOSE': 'closing' },
          },
          asking: {
            invoke: {
              id: 'checkDeposit',
              src: 'checkDeposit',
              input: ({ context }) => ({ depositId: depositIdOf(context) }),
              onDone: {
                target: '#deposit.settling',
                actions: withAnswerParams('keep'),
              },
              onError: 'open',
            },
            on: { 'CHALLENGE.CLOSE': 'closing' },
          },
          closing: {
            invoke: {
              id: 'checkDeposit',
              src: 'checkDeposit',
              input: ({ context }) => ({ depositId: depositIdOf(context) }),
              onDone: [
                {
                  guard: withAnswerParams('isChallenged'),
                  target: 'closed',
                },
                {
                  target: '#deposit.settling',
                  actions: withAnswerParams('keep'),
                },
              ],
              onError: 'closed',
            },
          },
          closed: {
            on: {
              'CHALLENGE.OPEN': { target: 'open', actions: 'showChallenge' },
              'CHALLENGE.NOTIFIED': 'closing',
              'DEPOSIT.ABANDON': {
                target: '#deposit.abandoned',
                actions: { type: 'leave', params: { reset: false } },
              },
            },
          },
        },
        invoke: {
          id: 'watchChallenge',
          src: 'watchChallenge',
          input: ({ context: { answer } }) => ({ answer }),
        },
      },
      refresh: {
        invoke: { id: 'refresh', src: 'refresh', onDone: 'receipt', onError: 'receipt' },
      },
      receipt: { type: 'final', entry: 'tellCompleted' },
      pending: { type: 'final', entry: 'tellPending' },
      failed: { type: 'final', entry: 'tellFailed' },
      unanswered: { type: 'final', entry: 'tellFailed' },
      abandoned: { type: 'final', entry: 'forgetAttempt' },
    },
  });
}
