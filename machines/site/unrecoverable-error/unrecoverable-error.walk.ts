import type { EventObject } from 'xstate';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { unrecoverableErrorMachine } from './unrecoverable-error.machine.ts';

export const unrecoverableErrorWalk = defineFlowWalk({
  id: 'unrecoverable-error',
  machine: unrecoverableErrorMachine,
  actors: [],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: () => [500, 503].map((status) => ({ type: 'CALL.FAILED', status }) as EventObject),
        describe: ({ value, context }) => `${String(value)}[${context.status ?? ''}]`,
        label: (event) => `${event.type} ${'status' in event ? String(event.status) : ''}`,
      },
    },
  ],
});
