import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** The next midnight in the time zone of the shop, in epoch milliseconds, when a draw day label may change. */
export function findNextMidnight(now: number, timeZone: string): number {
  const known = midnights.get(timeZone);
  if (known && known.from <= now && now < known.midnight) return known.midnight;
  const midnight = startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime();
  midnights.set(timeZone, { from: now, midnight });
  return midnight;
}

/** The last answer for each time zone, which holds until that midnight. */
const midnights = new Map<string, { readonly from: number; readonly midnight: number }>();
