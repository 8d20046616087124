// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CauseListMessages {
  /** <figure>{amount}</figure> raised so far */
  raised(values: { readonly figure: (content: ReactNode) => ReactNode; readonly amount: string }): ReactNode;
  /** {supporters} supporters */
  supporters(values: { readonly supporters: string }): string;
  /** Our causes will be announced soon. */
  none(): string;
  /** Pages of causes */
  pages(): string;
}

export const causeListMessages: MessageCatalogueReference<CauseListMessages> = { catalogue: 'cause-list', format: formatTextOrElements };
