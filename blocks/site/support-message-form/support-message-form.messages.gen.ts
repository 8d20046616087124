// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SupportMessageFormMessages {
  /** Writing as {name}. */
  writingAs(values: { readonly name: string }): string;
}

export const supportMessageFormMessages: MessageCatalogueReference<SupportMessageFormMessages> = { catalogue: 'support-message-form', format: formatText };
