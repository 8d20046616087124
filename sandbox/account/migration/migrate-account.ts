import type { MigrationStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, commitDespiteFault, createRefusalFault } from '../../http/api-fault.ts';
import { type AuthorisedCustomerCall, ReturnedAnswerWithOtherStatus } from '../../http/call-route.ts';
import { formatFormMessage } from '../../messages/form-message.ts';
import type { SandboxShop } from '../../shop.ts';
import { recordTermsAgreement } from '../customers/terms.ts';
import { accountMigrationMessages } from './account-migration.messages.gen.ts';
import type { StoredAccountMigration } from './account-migration-store.ts';

/** Milliseconds. Clients poll every three seconds, at most five times. */
const DURATION = 5000;

/** Under way. */
const ACCEPTED = new ReturnedAnswerWithOtherStatus(202, undefined);

export function getAccountMigrationStatus(
  shop: Pick<SandboxShop, 'accountMigrations'>,
  customerId: string,
  now: number,
): MigrationStatus {
  return statusAt(shop.accountMigrations.getByCustomer(customerId), now);
}

/**
 * Starts the migration of an account, or returns its status (specification: States and transitions, "Migration").
 *
 * @throws ApiFault 409 `migration_not_eligible` or `migration_failed`, 422 `terms_required`.
 */
export function beginAccountMigration(
  shop: Pick<SandboxShop, 'accountMigrations' | 'termsAgreements'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
  termsAccepted: boolean,
): undefined | ReturnedAnswerWithOtherStatus<undefined> {
  if (!termsAccepted) throw createRefusalFault('terms_required', formatFormMessage('terms'), 'terms_accepted');
  const migration = shop.accountMigrations.getByCustomer(customer.id);
  const status = statusAt(migration, now);
  switch (status) {
    case 'ineligible':
      throw new ApiFault(409, { code: 'migration_not_eligible', message: accountMigrationMessages.notMovable() });
    case 'migrated':
      return undefined;
    case 'eligible_soft':
    case 'eligible_hard':
      shop.accountMigrations.set(customer.id, { ...migration, doneAt: now + DURATION });
      recordTermsAgreement(shop, customer.id, { occasion: 'migration' }, now);
      return ACCEPTED;
    case 'in_progress':
      if (migration.doneAt !== null && now >= migration.doneAt) throw failed(shop, customer.id, migration);
      return ACCEPTED;
  }
}

/** A migration that will fail is reported as under way until its status is requested. */
function statusAt({ eligibility, failuresLeft, doneAt }: StoredAccountMigration, now: number): MigrationStatus {
  if (doneAt === null) return eligibility;
  return now < doneAt || failuresLeft > 0 ? 'in_progress' : 'migrated';
}

/** The account is unchanged, and migration can be retried. */
function failed(
  shop: Pick<SandboxShop, 'accountMigrations'>,
  customerId: string,
  migration: StoredAccountMigration,
): ApiFault {
  shop.accountMigrations.set(customerId, { ...migration, failuresLeft: migration.failuresLeft - 1, doneAt: null });
  return commitDespiteFault(
    new ApiFault(409, { code: 'migration_failed', message: accountMigrationMessages.moveFailed() }),
  );
}
