import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { listChildFormOutcomeEvents, testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { createBankAccountAddingMachine } from './bank-account-adding.machine.ts';
import type { BankAccountAddingMachineContext } from './bank-account-adding.types.ts';

const refusals = [
  new ApiError('No.', { status: 422, code: 'invalid' }),
  new ApiError('No.', { status: 403, code: ERROR_CODE_ELEVATION_ABANDONED }),
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [...listChildFormOutcomeEvents(snapshot, 'bankAccountForm', refusals), { type: 'BANK_ACCOUNT.CANCEL' }];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { output }: BankAccountAddingMachineContext = context;
  return `${String(value)}[${output.kind}${output.kind === 'cancelled' && output.reset ? ' reset' : ''}]`;
}

export const bankAccountAddingWalk = defineFlowWalk({
  id: 'bank-account-adding',
  machine: createBankAccountAddingMachine(testFormClockAndKey),
  actors: ['bankAccountForm'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe,
        label: (event) => ('label' in event ? `${event.type} ${String(event.label)}` : event.type),
      },
    },
  ],
});
