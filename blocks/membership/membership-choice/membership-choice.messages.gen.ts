// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipChoiceMessages {
  /** Tier */
  tiers(): string;
  /** Your membership */
  yours(): string;
  /** Go premium */
  upgrade(): string;
  /** How would you like to pay? */
  periods(): string;
  /** Join for free */
  free(): string;
  /** Joining… */
  joining(): string;
  /** Go premium for {price} */
  premium(values: { readonly price: string }): string;
  /** Adding to your basket… */
  adding(): string;
  /** It renews by itself until you stop it, and you can do that in two taps. */
  renews(): string;
  /** It costs nothing. */
  depositNone(): string;
  /** It costs nothing. We ask for a first deposit of {amount} or more, which stays yours to spend or to take out. */
  deposit(values: { readonly amount: string }): string;
  /** See your basket */
  now(): string;
  /** Premium is not on sale at the moment. */
  closed(): string;
  /** The club is not offered where you live. */
  abroad(): string;
  /** You are a premium member. */
  member(): string;
  /** To the club */
  toClub(): string;
  /** Please turn JavaScript on to join. */
  noScript(): string;
}

export const membershipChoiceMessages: MessageCatalogueReference<MembershipChoiceMessages> = { catalogue: 'membership-choice', format: formatText };
