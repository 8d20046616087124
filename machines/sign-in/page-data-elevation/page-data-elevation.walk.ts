import type { EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { pageDataElevationMachine } from './page-data-elevation.machine.ts';

const elevation = { kind: 'elevation', method: 'email', methods: ['email'], identifier: 'ada@******', callId: null };
const refused = (code: string) => new ApiError('No.', { status: 403, code });

export const pageDataElevationWalk = defineFlowWalk({
  id: 'page-data-elevation',
  machine: pageDataElevationMachine,
  actors: ['elevate'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'ELEVATION.REQUEST', elevation } as EventObject,
          ...listActorEvents(snapshot, 'elevate', {
            outputs: [undefined],
            errors: [refused(ERROR_CODE_ELEVATION_ABANDONED), refused('offline')],
          }),
        ],
        describe: ({ value, context }) => `${String(value)}[${context.failure ?? ''}]`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.code}` : event.type,
      },
    },
  ],
});
