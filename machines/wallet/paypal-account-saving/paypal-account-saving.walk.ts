import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testSavedCardFund } from '../../_kit/testing/walked-funds.ts';
import { paypalAccountSavingMachine } from './paypal-account-saving.machine.ts';
import type { PaypalAccountSavingMachineContext, PaypalAccountToSave } from './paypal-account-saving.types.ts';

const linked: PaypalAccountToSave = { token: 'token-1', deviceData: null, key: 'key-1' };
const messages = [{ code: 'too_many_funds', message: 'At most 10 cards and accounts can be saved.' }];
const errors = [
  new ApiError('No.', { status: 422, code: 'too_many_funds', errors: { this: messages } }),
  new ApiError('No.', { status: 403, code: ERROR_CODE_ELEVATION_ABANDONED }),
  new ApiError('No.', { status: 408, code: 'no_answer', answered: false }),
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'PAYPAL.OPEN' },
    { type: 'PAYPAL.CLOSE' },
    { type: 'PAYPAL.RETRY' },
    ...listActorEvents(snapshot, 'linkPaypalAccount', { outputs: [linked, null], errors: [new Error('offline')] }),
    ...listActorEvents(snapshot, 'savePaypalAccount', { outputs: [testSavedCardFund], errors }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { linked: linkedAccount, refusal }: PaypalAccountSavingMachineContext = context;
  return `${String(value)}[${[linkedAccount ? 'linked' : '', refusal === '' ? 'no words' : refusal].filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.status}`;
  if (!('output' in event)) return event.type;
  return `${event.type} ${event.output === null ? 'closed' : 'given'}`;
}

export const paypalAccountSavingWalk = defineFlowWalk({
  id: 'paypal-account-saving',
  machine: paypalAccountSavingMachine,
  actors: ['linkPaypalAccount', 'savePaypalAccount'],
  delays: {},
  cases: [{ options: { input: undefined, events, describe, label } }],
});
