import { assign, emit, fromPromise, type OutputFrom, setup } from 'xstate';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import type { DepositMachine } from '../deposit/deposit.flow.ts';
import { createDepositMachine } from '../deposit/deposit.machine.ts';
import type { DepositInput } from '../deposit/deposit.types.ts';
import { isRetryableCardFieldFailure } from '../deposit/deposit-codes.public.ts';
import { getDepositFailureFromOutput } from '../deposit/deposit-outputs.ts';
import type {
  DepositFormEmitted,
  DepositFormEvent,
  DepositFormInput,
  DepositFormMachineContext,
} from './deposit-form.types.ts';
import type { DepositPermissionForTab } from './deposit-lock.ts';

const types = {} as {
  context: DepositFormMachineContext;
  events: DepositFormEvent;
  emitted: DepositFormEmitted;
  input: DepositFormInput;
};

interface Permitted {
  readonly output: DepositPermissionForTab;
}

interface Ended {
  readonly output: OutputFrom<DepositMachine>;
}

export const emptyDepositFormFields = {
  text: '',
  order: null,
  amount: null,
  output: null,
  isChecked: false,
  isUncertain: false,
  isLockedByOtherTab: false,
  resumableDepositId: null,
};

export function createDepositFormSetup(surroundings: FormSurroundings) {
  return setup({
    types,
    actors: {
      acquireDepositLock: fromPromise<DepositPermissionForTab, { readonly seen: readonly string[] | null }>(() =>
        Promise.reject(new Error('the actor is not provided')),
      ),
      deposit: createDepositMachine(surroundings),
    },
    guards: {
      isInterrupted: ({ context }) => context.order !== null,
      isLockedByOtherTab: (_, { output: permission }: Permitted) => permission.kind === 'taken',
      hasUnseenDeposit: (_, { output: permission }: Permitted) => permission.kind === 'elsewhere',
      isCompleted: (_, { output }: Ended) => output.kind === 'completed',
      isPending: (_, { output }: Ended) => output.kind === 'pending',
      needsReset: (_, { output }: Ended) => output.kind === 'abandoned' && output.reset,
      isAbandoned: (_, { output }: Ended) => output.kind === 'abandoned',
      wasUnanswered: ({ context }) => context.output?.kind === 'unanswered' && context.order !== null,
    },
    actions: {
      setAmountText: assign(({ event }) => (event.type === 'AMOUNT.CHANGE' ? { text: event.text } : {})),
      markChecked: assign({ isChecked: true }),
      setOrder: assign(({ context, event }) =>
        event.type === 'DEPOSIT.SUBMIT'
          ? {
              order: orderOf(event),
              amount: event.amount,
              seenDepositIds: event.seen && [...(context.seenDepositIds ?? []), ...event.seen],
              output: null,
              isChecked: true,
              isUncertain: false,
              isLockedByOtherTab: false,
              resumableDepositId: null,
            }
          : {},
      ),
      recordLockedByOtherTab: assign((_, { output: permission }: Permitted) => ({
        order: null,
        isLockedByOtherTab: true,
        resumableDepositId: permission.kind === 'taken' ? permission.waiting : null,
      })),
      setUnseenDeposit: assign(({ context }, { output: permission }: Permitted) =>
        permission.kind === 'elsewhere'
          ? {
              unseenDeposit: permission.deposits[0] ?? null,
              seenDepositIds: [
                ...(context.seenDepositIds ?? []),
                ...permission.deposits.map(({ depositId }) => depositId),
              ],
            }
          : {},
      ),
      clearOrder: assign({ order: null, unseenDeposit: null }),
      clearUnseenDeposit: assign({ unseenDeposit: null }),
      /** Keeps other tabs from paying. */
      resumeDepositLock: () => undefined,
      /** Lets other tabs pay. */
      releaseDepositLock: () => undefined,
      setOutput: assign(({ context }, { output }: Ended) => ({
        output,
        seenDepositIds: context.seenDepositIds && [...context.seenDepositIds, ...knownBy(output)],
        order: output.kind === 'unanswered' ? againOf(context.order) : null,
      })),
      reset: assign(({ context }) => ({ ...emptyDepositFormFields, resets: context.resets + 1 })),
      emitReset: emit({ type: 'deposit.reset' }),
      emitRefused: emit(({ context: { order } }, { output }: Ended) => ({
        type: 'deposit.refused' as const,
        hasSavedCard: order?.kind === 'new' && order.way.kind === 'new-card' && !staysInFields(output),
        failure: getDepositFailureFromOutput(output),
      })),
      emitCompleted: emit(({ context: { output } }) => ({
        type: 'deposit.completed' as const,
        depositId: output?.kind === 'completed' ? output.depositId : null,
        amount: output?.kind === 'completed' ? output.amount : null,
      })),
      emitPending: emit(({ context: { output } }) => ({
        type: 'deposit.pending' as const,
        depositId: output?.kind === 'pending' ? output.depositId : '',
        message: output?.kind === 'pending' ? output.pending.message : null,
      })),
    },
  });
}

function knownBy(output: Ended['output']): readonly string[] {
  const depositId = 'depositId' in output ? output.depositId : null;
  return depositId === null ? [] : [depositId];
}

function staysInFields(output: Ended['output']): boolean {
  return output.kind === 'failed' && isRetryableCardFieldFailure(output.failure.code);
}

function orderOf({ amount, way, csc, metadata }: Extract<DepositFormEvent, { type: 'DEPOSIT.SUBMIT' }>): DepositInput {
  return { kind: 'new', amount, purchase: null, way, csc, ...(metadata && { metadata }) };
}

/** What a retry sends: the stored request of the attempt, or the order itself if it needs its security code. */
function againOf(order: DepositInput | null): DepositInput {
  return order?.kind === 'new' && order.csc !== null ? order : { kind: 'repeated' };
}
