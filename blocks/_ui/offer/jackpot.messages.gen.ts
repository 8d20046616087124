// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface JackpotMessages {
  /** {amount} million */
  millions(values: { readonly amount: string }): string;
  /** Win {amount}k */
  thousands(values: { readonly amount: string }): string;
  /** Announced soon */
  unknown(): string;
}

export const jackpotMessages: MessageCatalogueReference<JackpotMessages> = { catalogue: 'jackpot', format: formatText };
