// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipStatusMessages {
  /** You are a free member. */
  freeMember(): string;
  /** You are a premium member. */
  premiumMember(): string;
  /** You are a premium member. It renews on {day}. */
  premiumRenews(values: { readonly day: string }): string;
  /** You are a premium member until {day}. */
  premiumEnds(values: { readonly day: string }): string;
  /** You are nearly in: make your first deposit, and you are a member. */
  pendingDeposit(): string;
  /** You are not a member yet. */
  notMember(): string;
  /** The club is not offered where you live. */
  notOffered(): string;
  /** Join for free */
  join(): string;
  /** Joining… */
  joining(): string;
  /** Make your first deposit */
  deposit(): string;
  /** See membership */
  tiers(): string;
  /** Go premium */
  upgrade(): string;
  /** Change your membership */
  change(): string;
  /** Keep your membership */
  keep(): string;
  /** It costs nothing. We ask for a first deposit of {amount} or more, which stays yours. */
  firstDeposit(values: { readonly amount: string }): string;
  /** Contact us */
  contact(): string;
  /** Leave the club */
  leave(): string;
  /** Leaving… */
  leaving(): string;
  /** Do you really want to leave? */
  sure(): string;
  /** Yes, leave */
  confirm(): string;
  /** Stay */
  stay(): string;
  /** See your benefits <hint>(in a new tab)</hint> */
  benefits(values: { readonly hint: (content: ReactNode) => ReactNode }): ReactNode;
  /** Opening your benefits… */
  benefitsOpening(): string;
  /** We could not open your benefits just now. Please try again in a moment. */
  benefitsFailed(): string;
  /** You can come back whenever you like. */
  leaveFree(): string;
  /** You stay in every draw until {day}, and pay nothing more. */
  leavePaid(values: { readonly day: string }): string;
}

export const membershipStatusMessages: MessageCatalogueReference<MembershipStatusMessages> = { catalogue: 'membership-status', format: formatTextOrElements };
