import { assign, emit, fromPromise, type OutputFrom, setup } from 'xstate';
import type { FormInput } from '../../_kit/form/form.types.ts';
import type { DepositMachine } from '../deposit/deposit.flow.ts';
import { createDepositMachine } from '../deposit/deposit.machine.ts';
import type { DepositInput } from '../deposit/deposit.types.ts';
import { isCardInFields } from '../deposit/deposit-codes.ts';
import { getDepositFailure } from '../deposit/deposit-outputs.ts';
import type {
  DepositFormContext,
  DepositFormEmitted,
  DepositFormEvent,
  DepositFormInput,
} from './deposit-form.types.ts';
import type { DepositLockOutcome } from './deposit-turn.ts';

const types = {} as {
  context: DepositFormContext;
  events: DepositFormEvent;
  emitted: DepositFormEmitted;
  input: DepositFormInput;
};

interface Turned {
  readonly turn: DepositLockOutcome;
}

interface Ended {
  readonly output: OutputFrom<DepositMachine>;
}

const empty = {
  text: '',
  order: null,
  amount: null,
  output: null,
  isChecked: false,
  isUncertain: false,
  isTaken: false,
  waiting: null,
};

/**
 * The form of a deposit (specification: States and transitions, "Forms"): an amount and a way to pay, then the deposit
 * itself as a child. One deposit is under way at a time, in all tabs; one that a reload interrupted goes on. Who has made a
 * deposit elsewhere since the page came is told so, and asked whether this one is wanted too.
 */
export function createDepositFormMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    actors: {
      takeTurn: fromPromise<DepositLockOutcome, { readonly seen: readonly string[] | null }>(() =>
        Promise.reject(new Error('the actor is not provided')),
      ),
      deposit: createDepositMachine(surroundings),
    },
    guards: {
      isInterrupted: ({ context }) => context.order !== null,
      isTaken: (_, { turn }: Turned) => turn.kind === 'taken',
      isElsewhere: (_, { turn }: Turned) => turn.kind === 'elsewhere',
      isCompleted: (_, { output }: Ended) => output.kind === 'completed',
      isPending: (_, { output }: Ended) => output.kind === 'pending',
      isReset: (_, { output }: Ended) => output.kind === 'abandoned' && output.reset,
      isAbandoned: (_, { output }: Ended) => output.kind === 'abandoned',
      wasUnanswered: ({ context }) => context.output?.kind === 'unanswered' && context.order !== null,
    },
    actions: {
      type: assign(({ event }) => (event.type === 'AMOUNT.CHANGE' ? { text: event.text } : {})),
      check: assign({ isChecked: true }),
      order: assign(({ context, event }) =>
        event.type === 'DEPOSIT.SUBMIT'
          ? {
              order: orderOf(event),
              amount: event.amount,
              seen: event.seen && [...(context.seen ?? []), ...event.seen],
              output: null,
              isChecked: true,
              isUncertain: false,
              isTaken: false,
              waiting: null,
            }
          : {},
      ),
      noteTaken: assign((_, { turn }: Turned) => ({
        order: null,
        isTaken: true,
        waiting: turn.kind === 'taken' ? turn.waiting : null,
      })),
      noteElsewhere: assign(({ context }, { turn }: Turned) =>
        turn.kind === 'elsewhere'
          ? {
              elsewhere: turn.deposits[0] ?? null,
              seen: [...(context.seen ?? []), ...turn.deposits.map(({ depositId }) => depositId)],
            }
          : {},
      ),
      withdraw: assign({ order: null, elsewhere: null }),
      confirm: assign({ elsewhere: null }),
      /** No other tab may pay meanwhile. */
      holdTurn: () => undefined,
      /** Other tabs may pay again. */
      giveTurnBack: () => undefined,
      keep: assign(({ context }, { output }: Ended) => ({
        output,
        seen: context.seen && [...context.seen, ...knownBy(output)],
        order: output.kind === 'unanswered' ? againOf(context.order) : null,
      })),
      reset: assign(({ context }) => ({ ...empty, resets: context.resets + 1 })),
      tellReset: emit({ type: 'deposit.reset' }),
      tellRefused: emit(({ context: { order } }, { output }: Ended) => ({
        type: 'deposit.refused' as const,
        hasSavedCard: order?.kind === 'new' && order.way.kind === 'new-card' && !staysInFields(output),
        failure: getDepositFailure(output),
      })),
      tellCompleted: emit(({ context: { output } }) => ({
        type: 'deposit.completed' as const,
        depositId: output?.kind === 'completed' ? output.depositId : null,
        amount: output?.kind === 'completed' ? output.amount : null,
      })),
      tellPending: emit(({ context: { output } }) => ({
        type: 'deposit.pending' as const,
        depositId: output?.kind === 'pending' ? output.depositId : '',
        message: output?.kind === 'pending' ? output.pending.message : null,
      })),
    },
  }).createMachine({
    id: 'deposit-form',
    context: ({ input: { attempt } }) => ({
      ...empty,
      amount: attempt?.amount ?? null,
      order: interrupted(attempt),
      isUncertain: attempt !== null && interrupted(attempt) === null,
      resets: 0,
      seen: null,
      elsewhere: null,
    }),
    initial: 'starting',
    on: { 'AMOUNT.CHANGE': { actions: 'type' } },
    states: {
      starting: { always: [{ guard: 'isInterrupted', target: 'submitting', actions: 'holdTurn' }, { target: 'idle' }] },
      idle: {
        on: {
          'DEPOSIT.CHECK': { actions: 'check' },
          'DEPOSIT.AWAIT_CARD': 'awaiting_card',
          'DEPOSIT.SUBMIT': { target: 'taking_turn', actions: 'order' },
          'FORM.RESET': { target: 'idle', actions: ['reset', 'tellReset'] },
        },
      },
      awaiting_card: {
        on: {
          'AMOUNT.CHANGE': { target: 'idle', actions: 'type' },
          'DEPOSIT.CHECK': { target: 'idle', actions: 'check' },
          'DEPOSIT.SUBMIT': { target: 'taking_turn', actions: 'order' },
          'FORM.RESET': { target: 'idle', actions: ['reset', 'tellReset'] },
        },
      },
      taking_turn: {
        invoke: {
          id: 'takeTurn',
          src: 'takeTurn',
          input: ({ context: { seen } }) => ({ seen }),
          onDone: [
            {
              guard: { type: 'isTaken', params: ({ event }) => ({ turn: event.output }) },
              target: 'idle',
              actions: { type: 'noteTaken', params: ({ event }) => ({ turn: event.output }) },
            },
            {
              guard: { type: 'isElsewhere', params: ({ event }) => ({ turn: event.output }) },
              target: 'confirming',
              actions: { type: 'noteElsewhere', params: ({ event }) => ({ turn: event.output }) },
            },
            { target: 'submitting' },
          ],
          onError: 'submitting',
        },
      },
      confirming: {
        on: {
          'DEPOSIT.CONFIRM': { target: 'taking_turn', actions: 'confirm' },
          'DEPOSIT.DECLINE': { target: 'idle', actions: 'withdraw' },
        },
      },
      submitting: {
        exit: 'giveTurnBack',
        invoke: {
          id: 'deposit',
          src: 'deposit',
          input: ({ context: { order } }): DepositInput => order ?? { kind: 'repeated' },
          onDone: [
            {
              guard: { type: 'isCompleted', params: ({ event }) => ({ output: event.output }) },
              target: 'success',
              actions: [{ type: 'keep', params: ({ event }) => ({ output: event.output }) }, 'tellCompleted'],
            },
            {
              guard: { type: 'isPending', params: ({ event }) => ({ output: event.output }) },
              target: 'success',
              actions: [{ type: 'keep', params: ({ event }) => ({ output: event.output }) }, 'tellPending'],
            },
            {
              guard: { type: 'isReset', params: ({ event }) => ({ output: event.output }) },
              target: 'idle',
              actions: ['reset', 'tellReset'],
            },
            {
              guard: { type: 'isAbandoned', params: ({ event }) => ({ output: event.output }) },
              target: 'idle',
              actions: { type: 'keep', params: ({ event }) => ({ output: event.output }) },
            },
            {
              target: 'error',
              actions: [
                { type: 'tellRefused', params: ({ event }) => ({ output: event.output }) },
                { type: 'keep', params: ({ event }) => ({ output: event.output }) },
              ],
            },
          ],
        },
      },
      success: { on: { 'FORM.RESET': { target: 'idle', actions: ['reset', 'tellReset'] } } },
      error: {
        on: {
          'DEPOSIT.AWAIT_CARD': 'awaiting_card',
          'DEPOSIT.SUBMIT': { target: 'taking_turn', actions: 'order' },
          'DEPOSIT.RETRY': { target: 'submitting', guard: 'wasUnanswered' },
          'FORM.RESET': { target: 'idle', actions: ['reset', 'tellReset'] },
        },
      },
    },
  });
}

function knownBy(output: Ended['output']): readonly string[] {
  const depositId = 'depositId' in output ? output.depositId : null;
  return depositId === null ? [] : [depositId];
}

function staysInFields(output: Ended['output']): boolean {
  return output.kind === 'failed' && isCardInFields(output.failure.code);
}

function orderOf({ amount, way, csc, metadata }: Extract<DepositFormEvent, { type: 'DEPOSIT.SUBMIT' }>): DepositInput {
  return { kind: 'new', amount, purchase: null, way, csc, ...(metadata && { metadata }) };
}

/** What is sent again: the request that the attempt has kept, or the order itself where it needs its security code. */
function againOf(order: DepositInput | null): DepositInput {
  return order?.kind === 'new' && order.csc !== null ? order : { kind: 'repeated' };
}

/** What goes on after a reload; null where nothing can, or a purchase is none of this form's business. */
function interrupted(attempt: DepositFormInput['attempt']): DepositInput | null {
  if (!attempt || attempt.request?.call === 'deposit-purchase') return null;
  if (attempt.depositId !== null) return { kind: 'known', depositId: attempt.depositId };
  return attempt.hasCode ? null : { kind: 'repeated' };
}
