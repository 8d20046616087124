// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LotteryPromoMessages {
  /** {name}, {draw} */
  offer(values: { readonly name: string; readonly draw: string }): string;
}

export const lotteryPromoMessages: MessageCatalogueReference<LotteryPromoMessages> = { catalogue: 'lottery-promo', format: formatText };
