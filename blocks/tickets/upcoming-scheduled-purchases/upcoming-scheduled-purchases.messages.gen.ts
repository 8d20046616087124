// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface UpcomingScheduledPurchasesMessages {
  /** You’ll be charged when we buy these, not before. You can cancel any time until then. */
  text(): string;
  /** {what}, <amount>{price}</amount> */
  purchase(values: { readonly what: string; readonly price: string; readonly amount: (content: ReactNode) => ReactNode }): ReactNode;
  /** Purchase date: {when} */
  due(values: { readonly when: string }): string;
}

export const upcomingScheduledPurchasesMessages: MessageCatalogueReference<UpcomingScheduledPurchasesMessages> = { catalogue: 'upcoming-scheduled-purchases', format: formatTextOrElements };
