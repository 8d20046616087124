// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AutoplayLabelMessages {
  /** Weekly */
  weekly(): string;
  /** Monthly */
  monthly(): string;
  /** Every draw */
  everyDraw(): string;
  /** Jackpots {jackpot, number, withoutZeroCents} and over */
  minimumJackpot(values: { readonly jackpot: number | MoneyValue }): string;
}

export const autoplayLabelMessages: MessageCatalogueReference<AutoplayLabelMessages> = { catalogue: 'autoplay-label', format: formatText };
