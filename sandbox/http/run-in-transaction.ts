import type { DatabaseSync } from 'node:sqlite';
import { joinOrBeginTransaction } from '../storage/database.ts';
import { ApiFault } from './api-fault.ts';

/** Runs `work` in a transaction. A thrown fault rolls it back, unless it `commits`; it is thrown either way. */
export function runInTransaction<T>(db: DatabaseSync, work: () => T): T {
  const outcome = joinOrBeginTransaction(db, () => {
    try {
      return { result: work() };
    } catch (error) {
      if (!(error instanceof ApiFault) || !error.commits) throw error;
      return { fault: error };
    }
  });
  if ('fault' in outcome) throw outcome.fault;
  return outcome.result;
}
