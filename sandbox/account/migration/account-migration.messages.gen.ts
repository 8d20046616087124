// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './account-migration.messages.json' with { type: 'json' };

export interface AccountMigrationMessages {
  /** We can’t move your account. Contact support. */
  notMovable(): string;
  /** We couldn’t move your account. Your money and tickets are safe. Please try again. */
  moveFailed(): string;
}

export const accountMigrationMessages = createSandboxMessages<AccountMigrationMessages>('account-migration', catalogue);
