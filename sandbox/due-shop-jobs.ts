import { sendVerificationDecisionMails } from './account/verification/verification-decision-mails.ts';
import { closeReopenAndRecordDuePartySessions } from './party/due-party-jobs.ts';
import type { SandboxShop, UnattendedPurchaseDependencies } from './shop.ts';
import { joinOrBeginTransaction } from './storage/database.ts';
import { readIntegerColumn } from './storage/rows.ts';
import {
  findEarliestUnattendedPurchaseTime,
  runDueUnattendedPurchases,
} from './tickets/recurring/due-recurring-purchases.ts';
import { runDueFundJobs } from './wallet/funds/due-fund-jobs.ts';

/**
 * Runs all jobs due by `now`, in epoch milliseconds, in chronological order: draws, party sessions, recurring
 * purchases, deposits and withdrawals. Cheap when nothing is due. A job that fails is recorded as a failed job and
 * affects neither the others nor the caller.
 */
export function runDueShopJobs(
  shop: UnattendedPurchaseDependencies & Pick<SandboxShop, 'drawScheduler' | 'withdrawals' | 'failedJobs'>,
  now: number,
): void {
  for (let due = nextDue(shop); due !== null && due <= now; due = nextDue(shop)) {
    const before = changes(shop);
    advanceTo(shop, due);
    // A pass without changes means that the next one would change nothing.
    if (changes(shop) === before) break;
  }
  shop.drawScheduler.advance(now);
  runDueFundJobs(shop, now);
  sendVerificationDecisionMails(shop, now);
}

function advanceTo(
  shop: UnattendedPurchaseDependencies & Pick<SandboxShop, 'drawScheduler' | 'withdrawals' | 'failedJobs'>,
  moment: number,
): void {
  shop.drawScheduler.advance(moment);
  runDueFundJobs(shop, moment);
  joinOrBeginTransaction(shop.db, () => {
    closeReopenAndRecordDuePartySessions(shop, moment);
    runDueUnattendedPurchases(shop, moment);
  });
}

function changes({ db }: Pick<SandboxShop, 'db'>): number {
  return readIntegerColumn(db.prepare('SELECT total_changes() AS n').get(), 'n');
}

function nextDue(
  shop: Pick<SandboxShop, 'parties' | 'recurringPurchases' | 'scheduledPurchases' | 'failedJobs'>,
): number | null {
  const parties = shop.parties.getNextDueTime(
    shop.failedJobs.listSubjectsOnHold('party'),
    shop.failedJobs.listSubjectsOnHold('draw'),
  );
  const dues = [parties, findEarliestUnattendedPurchaseTime(shop)].filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}
