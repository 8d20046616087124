// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CauseHeaderMessages {
  /** <figure>{amount}</figure> raised so far */
  raised(values: { readonly figure: (content: ReactNode) => ReactNode; readonly amount: string }): ReactNode;
  /** {supporters} supporters */
  supporters(values: { readonly supporters: string }): string;
  /** You’re playing for <link>{cause}</link>. {summary} <figure>{amount} raised so far.</figure> */
  line(values: { readonly link: (content: ReactNode) => ReactNode; readonly figure: (content: ReactNode) => ReactNode; readonly cause: string; readonly summary: string; readonly amount: string }): ReactNode;
}

export const causeHeaderMessages: MessageCatalogueReference<CauseHeaderMessages> = { catalogue: 'cause-header', format: formatTextOrElements };
