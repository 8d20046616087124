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
    on: { 'AMOUNT.CHANGE': { actions: 'setAmountText' } },
    states: {
      starting: {
        always: [{ guard: 'isInterrupted', target: 'submitting', actions: 'resumeDepositLock' }, { target: 'idle' }],
      },
      idle: {
        on: {
          'DEPOSIT.VALIDATE': { actions: 'markChecked' },
          'DEPOSIT.AWAIT_CARD': 'awaiting_card',
          'DEPOSIT.SUBMIT': { target: 'acquiring_lock', actions: 'setOrder' },
          'FORM.RESET': { target: 'idle', actions: ['reset', 'emitReset'] },
        },
      },
      awaiting_card: {
        on: {
          'AMOUNT.CHANGE': { target: 'idle', actions: 'setAmountText' },
          'DEPOSIT.VALIDATE': { target: 'idle', actions: 'markChecked' },
          'DEPOSIT.SUBMIT': { target: 'acquiring_lock', actions: 'setOrder' },
          'FORM.RESET': { target: 'idle', actions: ['reset', 'emitReset'] },
        },
      },
      acquiring_lock: {
        invoke: {
          id: 'acquireDepositLock',
          src: 'acquireDepositLock',
          input: acquireDepositLockInput,
          onDone: [
            {
              guard: { type: 'isLockedByOtherTab', params: getActorOutput },
              target: 'idle',
              actions: { type: 'recordLockedByOtherTab', params: getActorOutput },
            },
            {
              guard: { type: 'hasUnseenDeposit', params: getActorOutput },
              target: 'confirming',
              actions: { type: 'setUnseenDeposit', params: getActorOutput },
            },
            { target: 'submitting' },
          ],
          onError: 'submitting',
        },
      },
      confirming: {
        on: {
          'DEPOSIT.CONFIRM': { target: 'acquiring_lock', actions: 'clearUnseenDeposit' },
          'DEPOSIT.DECLINE': { target: 'idle', actions: 'clearOrder' },
        },
      },
      submitting: {
        exit: 'releaseDepositLock',
        invoke: {
          id: 'deposit',
          src: 'deposit',
          input: depositInput,
          onDone: [
            {
              guard: { type: 'isCompleted', params: getActorOutput },
              target: 'success',
              actions: [{ type: 'setOutput', params: getActorOutput }, 'emitCompleted'],
            },
            {
              guard: { type: 'isPending', params: getActorOutput },
              target: 'success',
              actions: [{ type: 'setOutput', params: getActorOutput }, 'emitPending'],
            },
            { guard: { type: 'needsReset', params: getActorOutput }, target: 'idle', actions: ['reset', 'emitReset'] },
            {
              guard: { type: 'isAbandoned', params: getActorOutput },
              target: 'idle',
              actions: { type: 'setOutput', params: getActorOutput },
            },
            {
              target: 'error',
              actions: [
                { type: 'emitRefused', params: getActorOutput },
                { type: 'setOutput', params: getActorOutput },
              ],
            },
          ],
        },
      },
      success: { on: { 'FORM.RESET': { target: 'idle', actions: ['reset', 'emitReset'] } } },
      error: {
        on: {
          'DEPOSIT.AWAIT_CARD': 'awaiting_card',
          'DEPOSIT.SUBMIT': { target: 'acquiring_lock', actions: 'setOrder' },
          'DEPOSIT.RETRY': { target: 'submitting', guard: 'wasUnanswered' },
          'FORM.RESET': { target: 'idle', actions: ['reset', 'emitReset'] },
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
    seenDepositIds: null,
    unseenDeposit: null,
  };
}

function acquireDepositLockInput({
  context: { seenDepositIds },
}: {
  readonly context: Pick<DepositFormMachineContext, 'seenDepositIds'>;
}) {
  return { seen: seenDepositIds };
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
