// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipStatusMessages {
  /** You’re a free member. */
  freeMember(): string;
  /** You’re a premium member. */
  premiumMember(): string;
  /** You’re a premium member. Renews on {day}. */
  premiumRenews(values: { readonly day: string }): string;
  /** You’re a premium member until {day}. */
  premiumEnds(values: { readonly day: string }): string;
  /** You’re nearly in. Make your first deposit to become a member. */
  pendingDeposit(): string;
  /** You’re not a member yet. */
  notMember(): string;
  /** The club isn’t available where you live. */
  notOffered(): string;
  /** Join for free */
  join(): string;
  /** Joining… */
  joining(): string;
  /** Make your first deposit */
  deposit(): string;
  /** See tiers */
  tiers(): string;
  /** Go premium */
  upgrade(): string;
  /** Change your membership */
  change(): string;
  /** Keep your membership */
  keep(): string;
  /** It’s free. You’ll need to make a first deposit of {amount} or more, which is yours to keep. */
  firstDeposit(values: { readonly amount: string }): string;
  /** Contact us */
  contact(): string;
  /** Leave the club */
  leave(): string;
  /** Leaving… */
  leaving(): string;
  /** Leave the club? */
  sure(): string;
  /** Yes, leave */
  confirm(): string;
  /** Stay */
  stay(): string;
  /** View your benefits <hint>(opens in a new tab)</hint> */
  benefits(values: { readonly hint: (content: ReactNode) => ReactNode }): ReactNode;
  /** Opening your benefits… */
  benefitsOpening(): string;
  /** We couldn’t open your benefits. Please try again in a moment. */
  benefitsFailed(): string;
  /** You’re welcome back any time. */
  leaveFree(): string;
  /** You’re in every draw until {day} and won’t be charged again. */
  leavePaid(values: { readonly day: string }): string;
}

export const membershipStatusMessages: MessageCatalogueReference<MembershipStatusMessages> = { catalogue: 'membership-status', format: formatTextOrElements };
