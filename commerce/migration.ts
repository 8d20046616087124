import type { CallOptions, RefOf, Transport } from '#engine/api/transport.ts';
import type { migrationMigrate } from '#schemas/generated/api/migration.calls.gen.ts';
import type { Migration as MigrationResult } from '#schemas/generated/api/types.gen.ts';

const migrate: RefOf<typeof migrationMigrate> = { id: 'migration.migrate' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface Migration {
  /**
   * Begins to move the account of a customer who has agreed to the terms, or asks how far it has moved: `in_progress`
   * until it is `migrated` (specification: States and transitions, "Migration").
   */
  migrate(options?: Options): Promise<MigrationResult>;
}

export function createMigration(transport: Transport): Migration {
  return {
    async migrate(options = {}) {
      return (await transport.send(migrate, { body: { termsAccepted: true } }, options)).result;
    },
  };
}
