import type { AnyMachineSnapshot } from 'xstate';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents, listDelayEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { entryConfirmationResendMachine } from './membership-resend.machine.ts';
import { ENTRY_CONFIRMATION_RESEND_PAUSE_MS } from './membership-resend.setup.ts';

const errors = [
  createRefusalApiError(429, 'rate_limited', 'Too many tries. Please wait a moment.'),
  new Error('offline'),
];

const isAnswered = ({ context: { recipient, failure } }: AnyMachineSnapshot) => recipient !== null || failure !== null;

export const membershipResendWalk = defineFlowWalk({
  id: 'membership-resend',
  machine: entryConfirmationResendMachine,
  actors: ['resend'],
  delays: { resendCooldown: ENTRY_CONFIRMATION_RESEND_PAUSE_MS },
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'ENTRY.LOCKED' },
          { type: 'ENTRY.UNLOCKED' },
          { type: 'CONFIRMATION.RESEND', drawId: 'daily-41' },
          ...(isAnswered(snapshot)
            ? []
            : listActorEvents(snapshot, 'resend', { outputs: ['ada@club.example'], errors })),
          ...listDelayEvents(snapshot),
        ],
        describe: ({ value, context: { isLocked, recipient, failure } }) =>
          `${String(value)}${isLocked ? ', locked' : ''}${recipient === null ? '' : ` to ${recipient}`}${failure === null ? '' : ` [${failure.message ?? 'unknown failure'}]`}`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
      },
    },
  ],
});
