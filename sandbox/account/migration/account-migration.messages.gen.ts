// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './account-migration.messages.json' with { type: 'json' };

export interface AccountMigrationMessages {
  /** Your account can not be moved. */
  notMovable(): string;
  /** We could not move your account. Please try again. */
  moveFailed(): string;
}

export const accountMigrationMessages = createSandboxMessages<AccountMigrationMessages>('account-migration', catalogue);
