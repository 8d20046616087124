import { getLongDateTimeFormat } from '#domain/date-format.ts';
import type { Customer } from '#schemas/generated/api/types.gen.ts';

/** Why nothing may be sold to a customer. */
export interface SalesRestriction {
  readonly reason: 'country-banned' | 'time-out' | 'self-exclusion';
  /** End of the restriction as display text; null if unknown. */
  readonly until: string | null;
}

type Restricted = Pick<Customer, 'countryBanned' | 'playBreak'>;

/** Formats times in a locale (BCP 47) and a time zone (IANA). */
export function findSalesRestriction(
  { countryBanned, playBreak }: Restricted,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): SalesRestriction | null {
  if (playBreak) {
    const { kind, endsAt } = playBreak;
    const until = endsAt === null ? null : getLongDateTimeFormat(locale, timeZone).format(Date.parse(endsAt));
    return { reason: kind === 'time_out' ? 'time-out' : 'self-exclusion', until };
  }
  return countryBanned ? { reason: 'country-banned', until: null } : null;
}
