// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SalesRestrictionNoticesMessages {
  /** Your break ends on <end></end>. */
  breakEnds(values: { readonly end: (content: ReactNode) => ReactNode }): ReactNode;
}

export const salesRestrictionNoticesMessages: MessageCatalogueReference<SalesRestrictionNoticesMessages> = { catalogue: 'sales-restriction-notices', format: formatTextOrElements };
