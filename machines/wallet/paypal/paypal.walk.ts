import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { redirectedDeposit, walkedDeposit } from '../../_kit/testing/walked-funds.ts';
import type { DepositAnswer } from '../deposit/deposit.types.ts';
import { paypalMachine } from './paypal.machine.ts';
import type { PaypalContext, PaypalInput } from './paypal.types.ts';

const machine = paypalMachine.provide({ actions: { redirect: () => {} } });
const redirected: DepositAnswer = { deposit: redirectedDeposit, hasScheduledPurchases: false, checkoutId: null };
const captured: DepositAnswer = { ...redirected, deposit: walkedDeposit };
const errors = [new ApiError('No.', { status: 422, code: 'above_maximum' })];

const input: PaypalInput = {
  amount: 2000,
  purchase: null,
  way: { kind: 'paypal', method: 'pl', gatewayKey: 'braintree' },
  known: null,
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
  const { answer, output, visits }: PaypalContext = context;
  const marks = [output.kind, answer?.deposit?.status, visits > 0 && 'visited'];
  return `${String(value)}[${marks.filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('output' in event) return `${event.type} ${event.output === captured ? 'captured' : 'redirected'}`;
  return event.type;
}

const options = { events, describe, label };

export const paypalWalk = defineFlowWalk({
  id: 'paypal',
  machine,
  actors: ['createDeposit', 'checkDeposit'],
  delays: {},
  cases: [
    { options: { ...options, input } },
    {
      title: 'A deposit that waits for PayPal:',
      options: { ...options, input: { ...input, known: redirected } },
    },
    {
      title: 'The same, when the customer goes on with it:',
      options: { ...options, input: { ...input, known: redirected, goesOn: true } },
    },
  ],
});
