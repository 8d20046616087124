import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testCapturedDeposit, testRedirectedDeposit } from '../../_kit/testing/walked-funds.ts';
import type { DepositApiResult } from '../deposit/deposit.types.ts';
import { paypalDepositMachine } from './paypal-deposit.machine.ts';
import type { PaypalDepositInput, PaypalDepositMachineContext } from './paypal-deposit.types.ts';

const machine = paypalDepositMachine.provide({ actions: { redirect: () => {} } });
const redirected: DepositApiResult = { deposit: testRedirectedDeposit, hasScheduledPurchases: false, checkoutId: null };
const captured: DepositApiResult = { ...redirected, deposit: testCapturedDeposit };
const errors = [new ApiError('No.', { status: 422, code: 'above_maximum' })];

const input: PaypalDepositInput = {
  amount: 2000,
  purchase: null,
  way: { kind: 'paypal', method: 'pl', gatewayKey: 'braintree' },
  existingResult: null,
};

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    ...listActorEvents(snapshot, 'createDeposit', { outputs: [redirected, captured], errors }),
    ...listActorEvents(snapshot, 'checkDeposit', { outputs: [redirected, captured], errors }),
    { type: 'PAYPAL.OPEN' },
    { type: 'PAYPAL.CHECK' },
    { type: 'PAYPAL.LEAVE' },
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { answer, output, visits }: PaypalDepositMachineContext = context;
  const marks = [output.kind, answer?.deposit?.status, visits > 0 && 'visited'];
  return `${String(value)}[${marks.filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('output' in event) return `${event.type} ${event.output === captured ? 'captured' : 'redirected'}`;
  return event.type;
}

const options = { events, describe, label };

export const paypalDepositWalk = defineFlowWalk({
  id: 'paypal-deposit',
  machine,
  actors: ['createDeposit', 'checkDeposit'],
  delays: {},
  cases: [
    { options: { ...options, input } },
    {
      title: 'A deposit that waits for PayPal:',
      options: { ...options, input: { ...input, existingResult: redirected } },
    },
    {
      title: 'The same, when the customer goes on with it:',
      options: { ...options, input: { ...input, existingResult: redirected, redirectsAtOnce: true } },
    },
  ],
});
