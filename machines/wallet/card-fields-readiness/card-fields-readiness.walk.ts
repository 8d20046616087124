import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents, listDelayEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { cardFieldsReadinessMachine } from './card-fields-readiness.machine.ts';
import { type CardFieldsReadinessMachineContext, cardFieldsReadinessDelays } from './card-fields-readiness.setup.ts';

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    ...listActorEvents(snapshot, 'checkCardFields', { outputs: [true, false], errors: [new Error('not there')] }),
    ...listDelayEvents(snapshot),
    { type: 'CARD_FIELDS.RETRY' },
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { tries }: CardFieldsReadinessMachineContext = context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  return `${name}[${tries}]`;
}

export const cardFieldsReadinessWalk = defineFlowWalk({
  id: 'card-fields-readiness',
  machine: cardFieldsReadinessMachine,
  actors: ['checkCardFields'],
  delays: cardFieldsReadinessDelays,
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe,
        label: (event) => ('output' in event ? `${event.type} ${String(event.output)}` : event.type),
      },
    },
  ],
});
