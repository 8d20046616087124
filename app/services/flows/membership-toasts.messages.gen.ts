// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipToastsMessages {
  /** Welcome! You are a member now. */
  joined(): string;
  /** Your membership will not be renewed. You stay in until it ends. */
  leftAtEnd(): string;
  /** You have left. Come back whenever you like. */
  left(): string;
  /** You keep your membership. It renews as before. */
  planKept(): string;
  /** Done. It is charged so from the next renewal on. */
  planSwitched(): string;
  /** Your membership will not be renewed. You are a free member when it ends. */
  planEnds(): string;
  /** You will be a free member when your membership ends. */
  planStaysFree(): string;
  /** You are in: {name} */
  entryUnlocked(values: { readonly name: string }): string;
}

export const membershipToastsMessages: MessageCatalogueReference<MembershipToastsMessages> = { catalogue: 'membership-toasts', format: formatText };
