import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';

const MONTHS: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, biannually: 6, annually: 12 };

/** End of a membership, in epoch milliseconds. Uses calendar months of the shop's time zone. */
export function getMembershipEnd(start: number, period: string, timeZone: string): number {
  const months = MONTHS[period];
  if (months === undefined) throw new RangeError(`${period} is no period of a membership`);
  return addMonths(new TZDate(start, timeZone), months).getTime();
}
