import { createActor, fromPromise } from 'xstate';
import type { Migration as Migrating } from '#commerce/migration.ts';
import type { Migration } from '#schemas/generated/api/types.gen.ts';
import { submitActor } from '../form/form.actors.ts';
import { formMachine } from '../form/form.machine.ts';
import type { FormInput } from '../form/form.types.ts';
import { createMigrationMachine } from './migration.machine.ts';

export function startMigration({ migrate }: Migrating, surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  const actors = {
    // The box alone is checked here; what follows is asked again and again.
    termsForm: formMachine.provide({ actors: { submit: submitActor<unknown>(() => Promise.resolve()) } }),
    migrate: fromPromise<Migration>(({ signal }) => migrate({ signal })),
  };
  return createActor(createMigrationMachine(surroundings).provide({ actors })).start();
}
