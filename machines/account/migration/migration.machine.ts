import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { MigrationProgress } from '#commerce/account/migration.ts';
import { migrationTermsForm } from '#schemas/generated/forms/migration-terms.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import type { MigrationContext, MigrationEmitted, MigrationEvent } from './migration.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** In milliseconds (specification: Business constants and limits, "migration poll every 3 s"). */
export const migrationDelays = { poll: 3_000 };

/** How often it is asked at most (specification: "max 5 attempts"). */
export const MOST_POLLS = 5;

const types = {} as {
  context: MigrationContext;
  events: MigrationEvent;
  emitted: MigrationEmitted;
  meta: { readonly silent?: boolean };
};

/**
 * Moving an account to the new platform (specification: States and transitions, "Migration"). Who agrees to the terms
 * begins it; then it is asked every 3 s how far it is, and what takes longer than five times counts as failed, to be
 * tried again: the API goes on with what it has begun.
 */
export function createMigrationMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: migrationDelays,
    actors: {
      termsForm: formMachine,
      migrate: fromPromise<MigrationProgress>(() => Promise.reject(new Error('migrate is not provided'))),
    },
    guards: {
      isAgreed: (_, { snapshot }: { readonly snapshot: FormSnapshot }) => snapshot.value === 'success',
      isMigrated: (_, { progress }: { readonly progress: MigrationProgress }) => progress === 'migrated',
      mayAsk: ({ context }) => context.polls < MOST_POLLS,
    },
    actions: {
      begin: assign({ polls: 0 }),
      count: assign(({ context }) => ({ polls: context.polls + 1 })),
      tellDismissed: emit({ type: 'migration.dismissed' }),
      tellSucceeded: emit({ type: 'migration.succeeded' }),
    },
  }).createMachine({
    id: 'migration',
    context: { polls: 0 },
    initial: 'migration_prompt',
    states: {
      migration_prompt: {
        invoke: {
          id: 'termsForm',
          src: 'termsForm',
          input: () => ({ ...surroundings, form: migrationTermsForm }),
          onSnapshot: {
            guard: { type: 'isAgreed', params: ({ event }) => ({ snapshot: event.snapshot }) },
            target: 'migration_in_progress',
          },
        },
        on: { 'MODAL.CLOSE': { target: 'dismissed', actions: 'tellDismissed' } },
      },
      migration_in_progress: {
        entry: 'begin',
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              id: 'migrate',
              src: 'migrate',
              onDone: [
                {
                  guard: { type: 'isMigrated', params: ({ event }) => ({ progress: event.output }) },
                  target: '#migration.migration_success',
                },
                { guard: 'mayAsk', target: 'waiting' },
                { target: '#migration.migration_failure' },
              ],
              onError: '#migration.migration_failure',
            },
          },
          waiting: { after: { poll: { target: 'asking', actions: 'count' } } },
        },
      },
      migration_failure: {
        on: {
          'MIGRATION.RETRY': 'migration_in_progress',
          'MODAL.CLOSE': { target: 'dismissed', actions: 'tellDismissed' },
        },
      },
      migration_success: {
        entry: 'tellSucceeded',
        on: { 'MODAL.CLOSE': 'closed' },
      },
      dismissed: {
        meta: { silent: true },
        on: { 'MIGRATION.OPEN': 'migration_prompt' },
      },
      closed: { meta: { silent: true } },
    },
  });
}
