import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorError, getActorOutput, getOutputFromContext } from '../../_kit/params.ts';
import type { BankAccountAddingOutput } from '../bank-account-adding/bank-account-adding.types.ts';
import type { PaypalDepositInput, PaypalDepositOutput } from '../paypal-deposit/paypal-deposit.types.ts';
import type { SaveEnteredCardInput } from '../save-entered-card/save-entered-card.types.ts';
import { createDepositSetup, EMPTY_DEPOSIT_API_RESULT } from './deposit.setup.ts';
import type { DepositInput, DepositMachineContext } from './deposit.types.ts';

/**
 * A deposit, alone or with the purchase that it pays for (specification: States and transitions, "Deposit"): create deposit,
 * 3-D Secure challenge if needed, then refresh cart and customer, and the receipt. A larger flow invokes it for one attempt and
 * reads its output; a page that returns to a deposit starts it with the deposit's id. The outcome is always read from the API:
 * a notice of the bank's page is only a hint.
 */
export function createDepositMachine(surroundings: FormSurroundings) {
  return createDepositSetup(surroundings).createMachine({
    id: 'deposit',
    context: startContext,
    initial: 'starting',
    output: getOutputFromContext,
    states: {
      starting: {
        always: [
          { guard: 'isExistingDeposit', target: 'checking' },
          { guard: 'isNewCard', target: 'add_card' },
          { guard: 'isNewBankAccount', target: 'bank_account' },
          { guard: 'isPaypal', target: 'paypal' },
          { guard: 'isDeviceWallet', target: 'device_wallet' },
          { target: 'create_deposit' },
        ],
      },
      checking: {
        invoke: {
          id: 'checkDeposit',
          src: 'checkDeposit',
          input: checkDepositInput,
          onDone: { target: 'settling', actions: { type: 'setDepositResult', params: getActorOutput } },
          onError: { target: 'failed', actions: { type: 'recordFailure', params: getActorError } },
        },
      },
      add_card: {
        invoke: {
          id: 'addCard',
          src: 'addCard',
          input: addCardInput,
          onDone: [
            {
              guard: { type: 'isCardSaved', params: getActorOutput },
              target: 'create_deposit',
              actions: { type: 'setWayToSavedCard', params: getActorOutput },
            },
            {
              guard: { type: 'isCancelled', params: getActorOutput },
              target: 'abandoned',
              actions: { type: 'recordAbandoned', params: { reset: true } },
            },
            { target: 'failed', actions: { type: 'recordNotSaved', params: getActorOutput } },
          ],
        },
      },
      bank_account: {
        invoke: {
          id: 'bankAccount',
          src: 'bankAccount',
          onDone: [
            {
              guard: { type: 'isAccountSaved', params: getActorOutput },
              target: 'create_deposit',
              actions: { type: 'setWayToSavedBankAccount', params: getActorOutput },
            },
            { target: 'abandoned', actions: { type: 'recordAbandoned', params: bankAccountReset } },
          ],
        },
        on: { 'DEPOSIT.ABANDON': 'abandoned' },
      },
      device_wallet: {
        invoke: {
          id: 'openWallet',
          src: 'openWallet',
          input: openWalletInput,
          onDone: [
            {
              guard: { type: 'isWalletClosed', params: getActorOutput },
              target: 'abandoned',
            },
            { target: 'create_deposit', actions: { type: 'setWalletToken', params: getActorOutput } },
          ],
          onError: { target: 'failed', actions: { type: 'recordFailure', params: getActorError } },
        },
        on: { 'DEPOSIT.ABANDON': 'abandoned' },
      },
      paypal: {
        invoke: {
          id: 'paypal',
          src: 'paypal',
          input: paypalInput,
          onDone: [
            {
              guard: { type: 'isCancelled', params: getActorOutput },
              target: 'abandoned',
              actions: { type: 'recordAbandoned', params: { reset: false } },
            },
            {
              guard: { type: 'isFailed', params: getActorOutput },
              target: 'not_created',
              actions: { type: 'recordFailure', params: paypalError },
            },
            { target: 'settling', actions: { type: 'setDepositResult', params: paypalAnswer } },
          ],
        },
      },
      create_deposit: {
        invoke: {
          id: 'createDeposit',
          src: 'createDeposit',
          input: createDepositInput,
          onDone: { target: 'settling', actions: { type: 'setDepositResult', params: getActorOutput } },
          onError: { target: 'not_created', actions: { type: 'recordFailure', params: getActorError } },
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
          { guard: 'isInvalid', target: 'failed', actions: 'recordInvalid' },
          { guard: 'isChallenged', target: 'challenge' },
          { guard: 'needsRedirect', target: 'paypal' },
          { guard: 'isRefused', target: 'failed', actions: 'setOutput' },
          { guard: 'isPending', target: 'pending', actions: 'setOutput' },
          { target: 'refresh', actions: 'setOutput' },
        ],
      },
      challenge: {
        initial: 'open',
        states: {
          open: {
            after: { pollInterval: 'polling' },
            on: { 'CHALLENGE.NOTIFIED': 'polling', 'CHALLENGE.CLOSE': 'closing' },
          },
          polling: {
            invoke: {
              id: 'checkDeposit',
              src: 'checkDeposit',
              input: checkDepositInput,
              onDone: { target: '#deposit.settling', actions: { type: 'setDepositResult', params: getActorOutput } },
              onError: 'open',
            },
            on: { 'CHALLENGE.CLOSE': 'closing' },
          },
          closing: {
            invoke: {
              id: 'checkDeposit',
              src: 'checkDeposit',
              input: checkDepositInput,
              onDone: [
                { guard: { type: 'isStillChallenged', params: getActorOutput }, target: 'closed' },
                { target: '#deposit.settling', actions: { type: 'setDepositResult', params: getActorOutput } },
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
                actions: { type: 'recordAbandoned', params: { reset: false } },
              },
            },
          },
        },
        invoke: {
          id: 'watchChallenge',
          src: 'watchChallenge',
          input: watchChallengeInput,
        },
      },
      refresh: {
        invoke: { id: 'refreshCartAndCustomer', src: 'refreshCartAndCustomer', onDone: 'receipt', onError: 'receipt' },
      },
      receipt: { type: 'final', entry: 'emitCompleted' },
      pending: { type: 'final', entry: 'emitPending' },
      failed: { type: 'final', entry: 'emitFailed' },
      unanswered: { type: 'final', entry: 'emitFailed' },
      abandoned: { type: 'final', entry: 'clearAttempt' },
    },
  });
}

function startContext({ input }: { readonly input: DepositInput }): DepositMachineContext {
  return {
    input,
    way: input.kind === 'new' ? input.way : null,
    csc: input.kind === 'new' ? input.csc : null,
    walletToken: null,
    answer: null,
    output: { kind: 'abandoned', depositId: null, reset: false },
  };
}

function checkDepositInput({ context: { input, answer } }: { readonly context: DepositMachineContext }) {
  return { depositId: answer?.deposit?.depositId ?? (input.kind === 'known' ? input.depositId : '') };
}

function addCardInput({ context: { way } }: { readonly context: DepositMachineContext }): SaveEnteredCardInput {
  return way?.kind === 'new-card'
    ? { gatewayKey: way.gatewayKey, isDefault: way.isDefault }
    : { gatewayKey: 'braintree', isDefault: false };
}

function bankAccountReset({ event: { output } }: { readonly event: { readonly output: BankAccountAddingOutput } }) {
  return { reset: output.kind === 'cancelled' && output.reset };
}

function openWalletInput({ context: { way, input } }: { readonly context: DepositMachineContext }) {
  return { way, amount: input.kind === 'new' ? input.amount : 0 };
}

function paypalInput({
  context: { input, way, answer },
}: {
  readonly context: DepositMachineContext;
}): PaypalDepositInput {
  return {
    amount: input.kind === 'new' ? input.amount : 0,
    purchase: input.kind === 'new' ? input.purchase : null,
    ...(input.kind === 'new' && input.key !== undefined && { key: input.key }),
    ...(input.kind === 'new' && input.metadata && { metadata: input.metadata }),
    way: way ?? { kind: 'paypal', method: 'pl', gatewayKey: null },
    existingResult: answer,
    redirectsAtOnce: input.kind === 'known' && input.redirectsAtOnce === true,
  };
}

function paypalError({ event: { output } }: { readonly event: { readonly output: PaypalDepositOutput } }) {
  return { error: output.kind === 'failed' ? output.error : null };
}

function paypalAnswer({ event: { output } }: { readonly event: { readonly output: PaypalDepositOutput } }) {
  return { output: output.kind === 'answered' ? output.answer : EMPTY_DEPOSIT_API_RESULT };
}

function createDepositInput({
  context: { input, way, csc, walletToken },
}: {
  readonly context: DepositMachineContext;
}) {
  return { input, way, csc, walletToken };
}

function watchChallengeInput({ context: { answer } }: { readonly context: DepositMachineContext }) {
  return { answer };
}
