import { createActor, fromPromise } from 'xstate';
import type { AccountMigrationCalls, AccountMigrationProgress } from '#commerce/account/migration.ts';
import { wrapFormSubmitAsActor } from '../../_kit/form/form.actors.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { createMigrationMachine } from './migration.machine.ts';

export function startMigrationMachine({ migrate }: AccountMigrationCalls, surroundings: FormSurroundings) {
  const actors = {
    // The form only validates its checkbox; `migrate` is polled afterwards.
    termsForm: formMachine.provide({ actors: { submit: wrapFormSubmitAsActor<unknown>(() => Promise.resolve()) } }),
    migrate: fromPromise<AccountMigrationProgress>(({ signal }) => migrate({ signal })),
  };
  return createActor(createMigrationMachine(surroundings).provide({ actors })).start();
}
