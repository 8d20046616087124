// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface StoreButtonsMessages {
  /** <small>Download on the</small> <strong>App Store</strong> */
  appStore(values: { readonly small: (content: ReactNode) => ReactNode; readonly strong: (content: ReactNode) => ReactNode }): ReactNode;
  /** <small>Get it for</small> <strong>Android</strong> */
  android(values: { readonly small: (content: ReactNode) => ReactNode; readonly strong: (content: ReactNode) => ReactNode }): ReactNode;
}

export const storeButtonsMessages: MessageCatalogueReference<StoreButtonsMessages> = { catalogue: 'store-buttons', format: formatTextOrElements };
