import type { ClosureRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { runInTransaction } from '../../http/run-in-transaction.ts';
import { leavePartyGroup } from '../../party/party-members.ts';
import type { SandboxShop } from '../../shop.ts';
import { type MailContent, sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { assertElevatedIfTwoFactorOn } from '../../sign-in/elevation.ts';
import { verifyPassword } from '../../sign-in/passwords.ts';
import { wrongPasswordRateLimitByAccount } from '../../sign-in/rate-limits.ts';
import { getWalletBalances } from '../../wallet/wallet-funds.ts';
import { customersMessages } from './customers.messages.gen.ts';

const MOST_GROUPS = 10_000;

function createAccountClosedMail(): MailContent {
  return { subject: customersMessages.accountClosed(), body: customersMessages.accountClosedBody() };
}

/**
 * Closes an account and ends its sessions. Requires an empty wallet, no payments under way, and no ticket in a future
 * draw.
 *
 * @throws ApiFault 403 `2fa_required`, 409 `balance_left` or `tickets_left`, 422 `password_incorrect`.
 */
export async function closeAccountAndEndSessions(
  shop: Pick<
    SandboxShop,
    'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'ledger' | 'outbox' | 'orders' | 'parties'
  >,
  { brand, caller, now }: Pick<AuthorisedCustomerCall, 'caller' | 'brand' | 'now'>,
  { password, reason, comment }: ClosureRequest,
): Promise<void> {
  const { customer } = caller;
  runInTransaction(shop.db, () => assertElevatedIfTwoFactorOn(shop, caller, now));
  const counted = shop.identity.rateLimiter.count(
    [[wrongPasswordRateLimitByAccount, `${brand.siteKey} ${customer.email}`]],
    now,
  );
  if (!(await verifyPassword(password, customer.passwordHash))) {
    throw createRefusalFault('password_incorrect', customersMessages.notYourPassword(), 'password');
  }
  counted.undo();
  runInTransaction(shop.db, () => {
    assertNothingOwed(shop, customer.id);
    shop.db
      .prepare('INSERT INTO account_closures VALUES (?, ?, ?, ?)')
      .run(customer.id, reason ?? null, comment ?? null, now);
    shop.sessions.endOthers(customer.id, null, now);
    shop.identity.rememberedDevices.forgetAll(customer.id);
    const { linkedSocialAccounts } = shop.identity;
    for (const { provider } of linkedSocialAccounts.listByCustomer(customer.id))
      linkedSocialAccounts.remove(customer.id, provider);
    const { groups } = shop.parties.listGroupsOfCustomer(customer.id, { limit: MOST_GROUPS, offset: 0 });
    for (const group of groups) leavePartyGroup(shop, group, customer, now);
    sendBrandedMailToCustomer(shop, customer, createAccountClosedMail, now);
    shop.customers.close(customer.id, now);
  });
}

function assertNothingOwed(shop: Pick<SandboxShop, 'db' | 'ledger'>, customerId: string): void {
  if (getWalletBalances(shop, customerId).balance > 0 || hasDepositUnderWay(shop, customerId)) {
    throw new ApiFault(409, {
      code: 'balance_left',
      message: customersMessages.moneyLeft(),
    });
  }
  if (hasTicketsLeft(shop, customerId)) {
    throw new ApiFault(409, {
      code: 'tickets_left',
      message: customersMessages.ticketsLeft(),
    });
  }
}

function hasDepositUnderWay({ db }: Pick<SandboxShop, 'db'>, customerId: string): boolean {
  const open = db.prepare(
    "SELECT 1 FROM deposits WHERE customer_id = ? AND status NOT IN ('captured', 'failed') LIMIT 1",
  );
  return open.get(customerId) !== undefined;
}

function hasTicketsLeft({ db }: Pick<SandboxShop, 'db'>, customerId: string): boolean {
  const left = db.prepare(
    `SELECT 1 FROM order_draws JOIN orders ON orders.id = order_id
     WHERE customer_id = ? AND (status = 'pending' OR (status = 'won' AND paid = 0)) LIMIT 1`,
  );
  return left.get(customerId) !== undefined;
}
