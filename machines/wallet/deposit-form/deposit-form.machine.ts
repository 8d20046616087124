import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorOutput } from '../../_kit/params.ts';
import type { DepositInput } from '../deposit/deposit.types.ts';
import { createDepositFormSetup, emptyDepositFormFields } from './deposit-form.setup.ts';
import type { DepositFormInput, DepositFormMachineContext } from './deposit-form.types.ts';

/**
 * The form of a deposit (specification: States and transitions, "Forms"): an amount and a way to pay, then the deposit itself
 * as a child. One deposit runs at a time, across all tabs; one that a reload interrupted continues. If the customer made a
 * deposit elsewhere since the page loaded, they must confirm this one.
 */
export function createDepositFormMachine(surroundings: FormSurroundings) {
  return createDepositFormSetup(surroundings).createMachine({
    id: 'deposit-form',
    context: startContext,
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
          input: takeTurnInput,
          onDone: [
            {
              guard: { type: 'isTaken', params: getActorOutput },
              target: 'idle',
              actions: { type: 'noteTaken', params: getActorOutput },
            },
            {
              guard: { type: 'isElsewhere', params: getActorOutput },
              target: 'confirming',
              actions: { type: 'noteElsewhere', params: getActorOutput },
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
          input: depositInput,
          onDone: [
            {
              guard: { type: 'isCompleted', params: getActorOutput },
              target: 'success',
              actions: [{ type: 'keep', params: getActorOutput }, 'tellCompleted'],
            },
            {
              guard: { type: 'isPending', params: getActorOutput },
              target: 'success',
              actions: [{ type: 'keep', params: getActorOutput }, 'tellPending'],
            },
            { guard: { type: 'isReset', params: getActorOutput }, target: 'idle', actions: ['reset', 'tellReset'] },
            {
              guard: { type: 'isAbandoned', params: getActorOutput },
              target: 'idle',
              actions: { type: 'keep', params: getActorOutput },
            },
            {
              target: 'error',
              actions: [
                { type: 'tellRefused', params: getActorOutput },
                { type: 'keep', params: getActorOutput },
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

function startContext({ input: { attempt } }: { readonly input: DepositFormInput }): DepositFormMachineContext {
  return {
    ...emptyDepositFormFields,
    amount: attempt?.amount ?? null,
    order: interrupted(attempt),
    isUncertain: attempt !== null && interrupted(attempt) === null,
    resets: 0,
    seen: null,
    elsewhere: null,
  };
}

function takeTurnInput({ context: { seen } }: { readonly context: Pick<DepositFormMachineContext, 'seen'> }) {
  return { seen };
}

function depositInput({
  context: { order },
}: {
  readonly context: Pick<DepositFormMachineContext, 'order'>;
}): DepositInput {
  return order ?? { kind: 'repeated' };
}

/** What continues after a reload; null if nothing can, or for a purchase, which another form owns. */
function interrupted(attempt: DepositFormInput['attempt']): DepositInput | null {
  if (!attempt || attempt.request?.call === 'deposit-purchase') return null;
  if (attempt.depositId !== null) return { kind: 'known', depositId: attempt.depositId };
  return attempt.hasCode ? null : { kind: 'repeated' };
}
