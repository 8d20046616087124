// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ReceiptShareLinksMessages {
  /** Share */
  heading(): string;
  /** {network, select, facebook {Facebook} x {X} whatsapp {WhatsApp} other {Email}} */
  network(values: { readonly network: 'facebook' | 'x' | 'whatsapp' | 'email' }): string;
  /** {network}<hidden>, opens in a new window</hidden> */
  newWindow(values: { readonly network: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
}

export const receiptShareLinksMessages: MessageCatalogueReference<ReceiptShareLinksMessages> = { catalogue: 'receipt-share-links', format: formatTextOrElements };
