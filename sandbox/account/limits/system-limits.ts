import type { MinorUnits } from '#domain/money.ts';
import type { LimitPeriod } from './limit-period.ts';

/** Maximum spending of any customer per period, in minor units. Can't be removed. */
export const SYSTEM_SPEND_LIMITS: Readonly<Partial<Record<LimitPeriod, MinorUnits>>> = {
  week: 1_000_000,
  month: 2_500_000,
};

/** Id of the system limit of a period, as the calls name it. */
export function getSystemLimitId(period: LimitPeriod): string {
  return `system-${period}`;
}
