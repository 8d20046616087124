import { runJobInLocaleOfCustomer } from '../../messages/customer-locale.ts';
import type { SandboxShop, UnattendedPurchaseDependencies } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';
import { attemptRecurringPurchase, attemptScheduledPurchase } from './attempt-purchase.ts';
import type { StoredRecurringPurchase } from './recurring.ts';

/** Milliseconds from the end of a pause to the next charge. */
const RESUME_NOTICE_MS = 86_400_000;

/** Milliseconds until a pause that ends during a self-exclusion is checked again. */
const RECHECK_DELAY_MS = 86_400_000;

/** Makes due purchases and ends expired pauses. Call it inside a transaction. */
export function runDueUnattendedPurchases(
  shop: UnattendedPurchaseDependencies & Pick<SandboxShop, 'failedJobs'>,
  now: number,
): void {
  const { failedJobs, scheduledPurchases, recurringPurchases } = shop;
  for (const id of scheduledPurchases.listDueIds(now)) {
    const at = failedJobs.getRunTime('scheduled', id, now);
    failedJobs.attempt('scheduled', id, () => {
      const purchase = scheduledPurchases.require(id);
      runJobInLocaleOfCustomer(shop, purchase, () => attemptScheduledPurchase(shop, purchase, at));
    });
  }
  for (const id of recurringPurchases.listDueIds(now)) {
    const at = failedJobs.getRunTime('recurring', id, now);
    failedJobs.attempt('recurring', id, () => {
      const purchase = recurringPurchases.require(id);
      runJobInLocaleOfCustomer(shop, purchase, () => resumeOrTry(shop, purchase, at));
    });
  }
}

/** Announces the end of a pause a day before the next charge. */
function sendResumeMail(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  { customerId, siteKey, offerKey }: StoredRecurringPurchase,
  now: number,
): void {
  const customer = shop.customers.findById(customerId);
  const catalogue = shop.brands.find((brand) => brand.siteKey === siteKey)?.catalogue;
  const offer = catalogue?.offers.find(({ key }) => key === offerKey);
  if (!customer || !offer) return;
  const { name } = offer;
  const createMail = () => ({
    subject: ticketsMessages.pauseOver({ name }),
    body: ticketsMessages.pauseOverBody({ name }),
    link: '/my-account/recurring-purchases',
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
}

function resumeOrTry(shop: UnattendedPurchaseDependencies, purchase: StoredRecurringPurchase, now: number): void {
  if (purchase.status !== 'recurring_status_timed_pause') return attemptRecurringPurchase(shop, purchase, now);
  const taken = shop.playBreaks.findByCustomer(purchase.customerId, now);
  if (taken) {
    // The mail that a pause is over announces a charge: it waits for the end of the break.
    const later = taken.endsAt ?? now + RECHECK_DELAY_MS;
    shop.recurringPurchases.update(purchase, { pausedUntil: later, dueAt: later });
    return;
  }
  const dueAt = Math.max(now + RESUME_NOTICE_MS, purchase.coveredUntil);
  sendResumeMail(shop, purchase, now);
  const resumed = { status: 'recurring_status_active', pausedUntil: null, dueAt } as const;
  shop.recurringPurchases.update(purchase, resumed);
}

export function findEarliestUnattendedPurchaseTime({
  recurringPurchases,
  scheduledPurchases,
  failedJobs,
}: Pick<SandboxShop, 'recurringPurchases' | 'scheduledPurchases' | 'failedJobs'>): number | null {
  const nextDues = [
    recurringPurchases.getNextDueTime(failedJobs.listSubjectsOnHold('recurring')),
    scheduledPurchases.getNextDueTime(failedJobs.listSubjectsOnHold('scheduled')),
  ];
  const dues = nextDues.filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}
