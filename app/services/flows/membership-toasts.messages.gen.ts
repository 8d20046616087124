// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipToastsMessages {
  /** Welcome! You’re now a member. */
  joined(): string;
  /** Your membership won’t renew. You’re a member until it ends. */
  leftAtEnd(): string;
  /** You’ve left the club. You’re welcome back any time. */
  left(): string;
  /** Your membership continues and renews as before. */
  planKept(): string;
  /** Done. The new price applies from your next renewal. */
  planSwitched(): string;
  /** Your membership won’t renew. You’ll be a free member when it ends. */
  planEnds(): string;
  /** You’ll be a free member when your membership ends. */
  planStaysFree(): string;
  /** You’re in: {name} */
  entryUnlocked(values: { readonly name: string }): string;
}

export const membershipToastsMessages: MessageCatalogueReference<MembershipToastsMessages> = { catalogue: 'membership-toasts', format: formatText };
