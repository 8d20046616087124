// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartnerHeaderMessages {
  /** {name}, home */
  home(values: { readonly name: string }): string;
  /** Secure checkout */
  secure(): string;
  /** with {partner} */
  with(values: { readonly partner: string }): string;
  /** We couldn’t check which site sent you. */
  unknown(): string;
  /** Try again */
  retry(): string;
}

export const partnerHeaderMessages: MessageCatalogueReference<PartnerHeaderMessages> = { catalogue: 'partner-header', format: formatText };
