import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { AccountMigrationProgress } from '#commerce/account/migration.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { MigrationEmitted, MigrationEvent, MigrationMachineContext } from './migration.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** In milliseconds (specification: Business constants and limits, "migration poll every 3 s"). */
export const migrationDelays = { pollInterval: 3_000 };

/** Polls after the first request (specification: "max 5 attempts"). */
export const MAX_MIGRATION_POLLS = 5;

const types = {} as {
  context: MigrationMachineContext;
  events: MigrationEvent;
  emitted: MigrationEmitted;
  meta: { readonly silent?: boolean };
};

export const migrationSetup = setup({
  types,
  delays: migrationDelays,
  actors: {
    termsForm: formMachine,
    migrate: fromPromise<AccountMigrationProgress>(() => Promise.reject(new Error('migrate is not provided'))),
  },
  guards: {
    hasAcceptedTerms: (_, { snapshot }: { readonly snapshot: FormSnapshot }) => snapshot.value === 'success',
    isMigrated: (_, { output: progress }: { readonly output: AccountMigrationProgress }) => progress === 'migrated',
    canPollAgain: ({ context }) => context.polls < MAX_MIGRATION_POLLS,
  },
  actions: {
    resetPolls: assign({ polls: 0 }),
    incrementPolls: assign(({ context }) => ({ polls: context.polls + 1 })),
    emitDismissed: emit({ type: 'migration.dismissed' }),
    emitSucceeded: emit({ type: 'migration.succeeded' }),
  },
});
