import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import {
  testCapturedDeposit,
  testChallengedDeposit,
  testFailedDeposit,
  testPendingDeposit,
  testRedirectedDeposit,
  testSavedCardFund,
} from '../../_kit/testing/walked-funds.ts';
import { createDepositMachine } from './deposit.machine.ts';
import { depositDelays } from './deposit.setup.ts';
import type { DepositApiResult, DepositInput, DepositMachineContext, NewDepositInput } from './deposit.types.ts';

const machine = createDepositMachine(testFormClockAndKey);

const none: DepositApiResult = { deposit: null, hasScheduledPurchases: false, checkoutId: null };
const answers: Readonly<Record<string, DepositApiResult>> = {
  captured: { ...none, deposit: testCapturedDeposit },
  challenged: { ...none, deposit: testChallengedDeposit },
  failed: { ...none, deposit: testFailedDeposit },
  pending: { ...none, deposit: testPendingDeposit },
  redirected: { ...none, deposit: testRedirectedDeposit },
  scheduled: { ...none, hasScheduledPurchases: true, checkoutId: 'checkout-1' },
  invalid: none,
};
const errors = [
  new ApiError('No.', { status: 403, code: ERROR_CODE_ELEVATION_ABANDONED }),
  new ApiError('No.', { status: 422, code: 'card_declined' }),
  new ApiError('Failed to fetch', { status: 500, code: 'no_answer', answered: false }),
];
const failure = { code: 'card_expired', message: 'No.', target: null, status: 422, result: null };

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const outputs = Object.values(answers);
  return [
    ...listActorEvents(snapshot, 'addCard', {
      outputs: [
        { kind: 'saved', fund: testSavedCardFund },
        { kind: 'invalid' },
        { kind: 'failed', failure },
        { kind: 'abandoned' },
      ],
      errors: [],
    }),
    ...listActorEvents(snapshot, 'bankAccount', {
      outputs: [
        { kind: 'saved', fund: testSavedCardFund },
        { kind: 'cancelled', reset: true },
        { kind: 'cancelled', reset: false },
      ],
      errors: [],
    }),
    ...listActorEvents(snapshot, 'paypal', {
      outputs: [
        { kind: 'answered', answer: answers['captured'] },
        { kind: 'failed', error: errors[2] },
        { kind: 'failed', error: errors[1] },
        { kind: 'left', depositId: null },
      ],
      errors: [],
    }),
    ...listActorEvents(snapshot, 'openWallet', { outputs: ['token', null], errors: errors.slice(1, 2) }),
    ...listActorEvents(snapshot, 'createDeposit', { outputs, errors }),
    ...listActorEvents(snapshot, 'checkDeposit', { outputs: outputs.slice(0, 4), errors: errors.slice(2) }),
    ...listActorEvents(snapshot, 'refreshCartAndCustomer', { outputs: [undefined], errors: [new Error('offline')] }),
    ...listDelayEvents(snapshot),
    { type: 'CHALLENGE.NOTIFIED' },
    { type: 'CHALLENGE.CLOSE' },
    { type: 'CHALLENGE.OPEN' },
    { type: 'DEPOSIT.ABANDON' },
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { output, answer, way, csc }: DepositMachineContext = context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  const outcomeCode = output.kind === 'failed' || output.kind === 'unanswered' ? output.failure.code : output.kind;
  const reset = output.kind === 'abandoned' && output.reset ? 'reset' : null;
  return `${name}[${[outcomeCode, reset, way?.kind, answer?.deposit?.status, csc && 'csc'].filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('error' in event) return `${event.type} ${event.error instanceof ApiError ? event.error.code : 'error'}`;
  if (!('output' in event)) return event.type;
  return `${event.type} ${named(event.output)}`.trim();
}

function named(output: unknown): string {
  const answer = Object.entries(answers).find(([, one]) => one === output)?.[0];
  if (answer !== undefined) return answer;
  if (typeof output !== 'object' || output === null) return String(output ?? 'nothing');
  return Object.entries(output)
    .map(([name, value]) => (value instanceof ApiError ? value.code : typeof value === 'object' ? name : String(value)))
    .join(' ');
}

/** A way into the machine is walked as far as its first step: what follows is the same for all. */
function options(input: DepositInput, first?: string): MachineWalkOptions<typeof machine> {
  const step = (snapshot: AnyMachineSnapshot) => (snapshot.matches(first ?? '') ? events(snapshot) : []);
  return { input, events: first === undefined ? events : step, describe, label };
}

const fund = { kind: 'fund', method: 'cc', fundId: 'fund-1', gatewayKey: 'eway' } as const;
const pay: NewDepositInput = { kind: 'new', amount: 2000, purchase: null, way: fund, csc: '123' };

export const depositWalk = defineFlowWalk({
  id: 'deposit',
  machine,
  actors: [
    'addCard',
    'bankAccount',
    'paypal',
    'openWallet',
    'createDeposit',
    'checkDeposit',
    'watchChallenge',
    'refreshCartAndCustomer',
  ],
  delays: depositDelays,
  cases: [
    { options: options(pay) },
    {
      title: 'With a new card:',
      options: options(
        { ...pay, way: { kind: 'new-card', method: 'cc', gatewayKey: 'eway', isDefault: true } },
        'add_card',
      ),
    },
    {
      title: 'With a new bank account:',
      options: options({ ...pay, way: { kind: 'new-bank-account', method: 'dd' } }, 'bank_account'),
    },
    {
      title: 'With PayPal:',
      options: options({ ...pay, way: { kind: 'paypal', method: 'pl', gatewayKey: 'braintree' } }, 'paypal'),
    },
    {
      title: 'With a wallet of the device:',
      options: options({ ...pay, way: { kind: 'device-wallet', method: 'ap', gatewayKey: 'stripe' } }, 'device_wallet'),
    },
    {
      title: 'A deposit that was made before:',
      options: options({ kind: 'known', depositId: 'deposit-1' }, 'checking'),
    },
  ],
});
