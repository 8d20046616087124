import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents, listDelayEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { listChildFormOutcomeEvents, testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { createMigrationMachine } from './migration.machine.ts';
import { migrationDelays } from './migration.setup.ts';

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'MIGRATION.OPEN' },
    { type: 'MIGRATION.RETRY' },
    { type: 'MODAL.CLOSE' },
    ...listChildFormOutcomeEvents(snapshot, 'termsForm', []),
    ...listDelayEvents(snapshot),
    ...listActorEvents(snapshot, 'migrate', {
      outputs: ['in_progress', 'migrated'],
      errors: [new Error('migration_failed')],
    }),
  ];
}

export const migrationWalk = defineFlowWalk({
  id: 'migration',
  machine: createMigrationMachine(testFormClockAndKey),
  actors: ['termsForm', 'migrate'],
  delays: migrationDelays,
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe: ({ value, context }) => {
          const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
          return `${name}[${context.polls}]`;
        },
        label: (event) => {
          if ('output' in event) return `${event.type} ${event.output === 'migrated' ? '200' : '202'}`;
          return 'label' in event ? `${event.type} ${String(event.label)}` : event.type;
        },
      },
    },
  ],
});
