import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import { listActorEvents } from '../testing/edges.ts';
import { defineFlowWalk } from '../testing/flow-walk.ts';
import { accountButtonActionMachine } from './account-button-action.machine.ts';
import type { AccountButtonAction, AccountButtonActionMachineContext } from './account-button-action.types.ts';

const messages = [{ code: 'system_limit', message: 'This limit holds for everybody.' }];
const errors = [
  new ApiError('No.', { status: 422, code: 'system_limit', errors: { this: messages } }),
  new ApiError('No.', { status: 502, answered: false }),
  new ApiError('No.', { status: 403, code: ERROR_CODE_ELEVATION_ABANDONED }),
];
const changes: readonly AccountButtonAction[] = [
  { kind: 'spend-limit.remove', id: 'limit-1' },
  { kind: 'fund.default', id: 'fund-1' },
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    ...changes.map((change): EventObject => Object.assign({ type: 'CHANGE.REQUEST' }, { change, label: change.kind })),
    { type: 'CHANGE.CONFIRM' },
    { type: 'CHANGE.CANCEL' },
    ...listActorEvents(snapshot, 'applyChange', { outputs: [undefined], errors }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { change, refusal }: AccountButtonActionMachineContext = context;
  return `${String(value)}[${[change?.kind, refusal].filter(Boolean).join(' ')}]`;
}

export const accountButtonActionWalk = defineFlowWalk({
  id: 'account-button-action',
  machine: accountButtonActionMachine,
  actors: ['applyChange'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe,
        label: (event) => {
          if ('label' in event) return `${event.type} ${String(event.label)}`;
          return 'error' in event && event.error instanceof ApiError
            ? `${event.type} ${event.error.code ?? event.error.status}`
            : event.type;
        },
      },
    },
  ],
});
