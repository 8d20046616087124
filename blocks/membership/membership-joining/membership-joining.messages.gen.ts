// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipJoiningMessages {
  /** Join the club */
  heading(): string;
  /** One more step */
  depositHeading(): string;
  /** You’re in the club */
  memberHeading(): string;
  /** Not available where you live yet */
  abroadHeading(): string;
  /** The club isn’t available where you live. */
  abroad(): string;
  /** Contact us */
  contact(): string;
  /** Create your account */
  signUp(): string;
  /** I already have an account */
  logIn(): string;
  /** Join for free */
  join(): string;
  /** Joining… */
  joining(): string;
  /** See all memberships */
  tiers(): string;
  /** I’ve changed my mind */
  leave(): string;
  /** One moment… */
  leaving(): string;
  /** Cancel joining? */
  sure(): string;
  /** Yes, cancel */
  confirm(): string;
  /** No, keep going */
  stay(): string;
  /** Go to the club */
  club(): string;
  /** Your first deposit is {amount} or more, and it’s yours to keep. */
  firstDeposit(values: { readonly amount: string }): string;
}

export const membershipJoiningMessages: MessageCatalogueReference<MembershipJoiningMessages> = { catalogue: 'membership-joining', format: formatText };
