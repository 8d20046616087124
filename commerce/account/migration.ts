import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { migrationMigrate } from '#schemas/generated/api/migration.calls.gen.ts';

const migrate: CallRefOf<typeof migrationMigrate> = { id: 'migration.migrate' };

type Options = Pick<CallOptions<never>, 'signal'>;

export type AccountMigrationProgress = 'in_progress' | 'migrated';

export interface AccountMigrationCalls {
  /**
   * Starts the migration of a customer's account, or polls it. The HTTP status alone decides: `in_progress` for 202, `migrated`
   * for 200 (specification: States and transitions, "Migration").
   */
  migrate(options?: Options): Promise<AccountMigrationProgress>;
}

export function createAccountMigrationCalls(transport: ApiTransport): AccountMigrationCalls {
  return {
    async migrate(options = {}) {
      const { accepted } = await transport.send(migrate, { body: { termsAccepted: true } }, options);
      return accepted ? 'in_progress' : 'migrated';
    },
  };
}
