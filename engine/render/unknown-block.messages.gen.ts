// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface UnknownBlockMessages {
  /** There is something to fix in the block “{type}”. */
  invalid(values: { readonly type: string }): string;
  /** This page names a block of the type “{type}”, which this shop does not have. */
  unknown(values: { readonly type: string }): string;
}

export const unknownBlockMessages: MessageCatalogueReference<UnknownBlockMessages> = { catalogue: 'unknown-block', format: formatText };
