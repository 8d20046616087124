import type { MembershipMessages } from './membership.messages.gen.ts';
import type { MembershipTierEntries } from './tier-view.ts';

/** Such as '5 entries in The Breakfast Draw, automatically'. */
export function describeTierEntries(
  { giveaway, entries, isAutomatic }: MembershipTierEntries,
  messages: MembershipMessages,
): string {
  return isAutomatic
    ? messages.entriesAutomatically({ giveaway, entries })
    : messages.entriesToUnlock({ giveaway, entries });
}
