import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import type { DepositFailure, DepositOutput } from '../deposit/deposit.types.ts';
import type { DepositAttempt } from '../deposit/deposit-attempts.ts';
import { createDepositFormMachine } from './deposit-form.machine.ts';
import type { DepositFormEvent, DepositFormMachineContext } from './deposit-form.types.ts';
import type { DepositPermissionForTab } from './deposit-lock.ts';

const machine = createDepositFormMachine(testFormClockAndKey);

const failure: DepositFailure = {
  code: 'card_declined',
  reason: { kind: 'server_text', text: 'No.' },
  target: null,
  status: 422,
  result: null,
};
const outputs: readonly DepositOutput[] = [
  { kind: 'completed', depositId: 'deposit-1', amount: 2000, checkoutId: null },
  { kind: 'pending', depositId: 'deposit-1', pending: { message: null, instructions: null, dueAt: null } },
  { kind: 'failed', depositId: null, failure },
  { kind: 'unanswered', failure },
  { kind: 'abandoned', depositId: null, reset: true },
  { kind: 'abandoned', depositId: null, reset: false },
];

const permissions: readonly DepositPermissionForTab[] = [
  { kind: 'given' },
  { kind: 'taken', waiting: null },
  { kind: 'elsewhere', deposits: [{ depositId: 'deposit-2', amount: 2000 }] },
];

const submit = {
  type: 'DEPOSIT.SUBMIT',
  amount: 2000,
  seen: [],
  way: { kind: 'fund', method: 'cc', fundId: 'fund-1', gatewayKey: 'braintree' },
  csc: null,
} as const satisfies DepositFormEvent;

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const { text, resets }: DepositFormMachineContext = snapshot.context;
  const own: readonly DepositFormEvent[] = [
    ...(text === '' ? [{ type: 'AMOUNT.CHANGE', text: '20' } as const] : []),
    { type: 'DEPOSIT.VALIDATE' },
    { type: 'DEPOSIT.AWAIT_CARD' },
    submit,
    { ...submit, csc: '123' },
    { type: 'DEPOSIT.RETRY' },
    { type: 'DEPOSIT.CONFIRM' },
    { type: 'DEPOSIT.DECLINE' },
    ...(resets === 0 ? [{ type: 'FORM.RESET' } as const] : []),
  ];
  return [
    ...own,
    ...listActorEvents(snapshot, 'acquireDepositLock', { outputs: permissions, errors: [new Error('no turn')] }),
    ...listActorEvents(snapshot, 'deposit', { outputs, errors: [] }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const {
    text,
    order,
    output,
    isChecked,
    resets,
    isUncertain,
    isLockedByOtherTab,
    unseenDeposit,
  }: DepositFormMachineContext = context;
  const marks = [
    text,
    order?.kind,
    output?.kind,
    isChecked ? 'checked' : '',
    resets > 0 ? 'reset' : '',
    isUncertain ? 'uncertain' : '',
    isLockedByOtherTab ? 'taken' : '',
    unseenDeposit ? 'elsewhere' : '',
  ];
  return `${String(value)}[${marks.filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('csc' in event) return `${event.type}${event.csc === null ? '' : ' with a code'}`;
  if (!('output' in event)) return event.type;
  const output = event.output as DepositOutput | DepositPermissionForTab;
  return `${event.type} ${output.kind}${output.kind === 'abandoned' && output.reset ? ' reset' : ''}`;
}

const attempt: DepositAttempt = {
  key: 'key',
  customerId: 'ada',
  amount: 2000,
  request: null,
  hasCode: false,
  depositId: 'deposit-1',
};

const options = { events, describe, label };

export const depositFormWalk = defineFlowWalk({
  id: 'deposit-form',
  machine,
  actors: ['acquireDepositLock', 'deposit'],
  delays: {},
  cases: [
    { options: { ...options, input: { attempt: null } } },
    {
      title: 'After a reload:',
      options: {
        ...options,
        input: { attempt },
        events: (snapshot) => listActorEvents(snapshot, 'deposit', { outputs, errors: [] }),
      },
    },
  ],
});
