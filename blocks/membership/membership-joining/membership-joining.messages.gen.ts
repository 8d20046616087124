// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipJoiningMessages {
  /** Join the club */
  heading(): string;
  /** One step left */
  depositHeading(): string;
  /** You’re in the club */
  memberHeading(): string;
  /** Not where you live, yet */
  abroadHeading(): string;
  /** The club is not offered where you live. */
  abroad(): string;
  /** Contact us */
  contact(): string;
  /** Create your account */
  signUp(): string;
  /** I have an account */
  logIn(): string;
  /** Join for free */
  join(): string;
  /** Joining… */
  joining(): string;
  /** See all memberships */
  tiers(): string;
  /** I have changed my mind */
  leave(): string;
  /** One moment… */
  leaving(): string;
  /** You will not join, then. Are you sure? */
  sure(): string;
  /** Yes, I am sure */
  confirm(): string;
  /** No, I want to join */
  stay(): string;
  /** To the club */
  club(): string;
  /** The first deposit is {amount} or more, and stays yours. */
  firstDeposit(values: { readonly amount: string }): string;
}

export const membershipJoiningMessages: MessageCatalogueReference<MembershipJoiningMessages> = { catalogue: 'membership-joining', format: formatText };
