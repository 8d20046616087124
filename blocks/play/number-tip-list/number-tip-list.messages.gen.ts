// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface NumberTipListMessages {
  /** Play {lottery} */
  play(values: { readonly lottery: string }): string;
}

export const numberTipListMessages: MessageCatalogueReference<NumberTipListMessages> = { catalogue: 'number-tip-list', format: formatText };
