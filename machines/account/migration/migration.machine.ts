import { migrationTermsForm } from '#schemas/generated/forms/migration-terms.gen.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorOutput, getActorSnapshot } from '../../_kit/params.ts';
import { migrationSetup } from './migration.setup.ts';

/**
 * Moving an account to the new platform (specification: States and transitions, "Migration"). Accepting the terms starts it;
 * progress is polled every 3 s, and after five polls it counts as failed. A retry continues, because the API resumes what it
 * has begun.
 */
export function createMigrationMachine(surroundings: FormSurroundings) {
  return migrationSetup.createMachine({
    id: 'migration',
    context: { polls: 0 },
    initial: 'migration_prompt',
    states: {
      migration_prompt: {
        invoke: {
          id: 'termsForm',
          src: 'termsForm',
          input: { ...surroundings, form: migrationTermsForm },
          onSnapshot: {
            guard: { type: 'hasAcceptedTerms', params: getActorSnapshot },
            target: 'migration_in_progress',
          },
        },
        on: { 'MODAL.CLOSE': { target: 'dismissed', actions: 'emitDismissed' } },
      },
      migration_in_progress: {
        entry: 'resetPolls',
        initial: 'polling',
        states: {
          polling: {
            invoke: {
              id: 'migrate',
              src: 'migrate',
              onDone: [
                { guard: { type: 'isMigrated', params: getActorOutput }, target: '#migration.migration_success' },
                { guard: 'canPollAgain', target: 'waiting' },
                { target: '#migration.migration_failure' },
              ],
              onError: '#migration.migration_failure',
            },
          },
          waiting: { after: { pollInterval: { target: 'polling', actions: 'incrementPolls' } } },
        },
      },
      migration_failure: {
        on: {
          'MIGRATION.RETRY': 'migration_in_progress',
          'MODAL.CLOSE': { target: 'dismissed', actions: 'emitDismissed' },
        },
      },
      migration_success: {
        entry: 'emitSucceeded',
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
