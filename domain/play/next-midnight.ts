import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** The next midnight in the time zone of the shop, in epoch milliseconds, when a draw day label may change. */
export function findNextMidnight(now: number, timeZone: string): number {
  return startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime();
}
