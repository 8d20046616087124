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
  /** How often would you like to pay? */
  periods(): string;
  /** Join for free */
  free(): string;
  /** Joining… */
  joining(): string;
  /** Go premium for {price} */
  premium(values: { readonly price: string }): string;
  /** Adding to your cart… */
  adding(): string;
  /** Renews automatically until you cancel. You can cancel in two taps. */
  renews(): string;
  /** It’s free. */
  depositNone(): string;
  /** It’s free. You’ll need to make a first deposit of {amount} or more, which is yours to spend or withdraw. */
  deposit(values: { readonly amount: string }): string;
  /** View cart */
  now(): string;
  /** Premium isn’t on sale right now. */
  closed(): string;
  /** The club isn’t available where you live. */
  abroad(): string;
  /** You’re already a premium member. */
  member(): string;
  /** Go to the club */
  toClub(): string;
  /** Please turn on JavaScript to join. */
  noScript(): string;
}

export const membershipChoiceMessages: MessageCatalogueReference<MembershipChoiceMessages> = { catalogue: 'membership-choice', format: formatText };
