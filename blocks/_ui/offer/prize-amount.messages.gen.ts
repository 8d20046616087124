// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrizeAmountMessages {
  /** {amount}<unit> million</unit> */
  millions(values: { readonly amount: string; readonly unit: (content: ReactNode) => ReactNode }): ReactNode;
}

export const prizeAmountMessages: MessageCatalogueReference<PrizeAmountMessages> = { catalogue: 'prize-amount', format: formatTextOrElements };
