import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';

export type LimitPeriod = 'day' | 'week' | 'month';

export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** The period of the shop's calendar that a moment is in: from `start` on, before `end`, in epoch milliseconds. */
export function getLimitPeriodBounds(
  period: LimitPeriod,
  now: number,
  timeZone: string,
): { start: number; end: number } {
  const local = new TZDate(now, timeZone);
  switch (period) {
    case 'day':
      return span(startOfDay(local), (start) => addDays(start, 1));
    case 'week':
      return span(startOfISOWeek(local), (start) => addWeeks(start, 1));
    case 'month':
      return span(startOfMonth(local), (start) => addMonths(start, 1));
  }
}

function span(start: Date, endOf: (start: Date) => Date) {
  return { start: start.getTime(), end: endOf(start).getTime() };
}
