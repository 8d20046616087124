// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OfferHeaderMessages {
  /** Draw {drawNo} */
  draw(values: { readonly drawNo: string }): string;
  /** Worth <figure>{amount}</figure> */
  worth(values: { readonly figure: (content: ReactNode) => ReactNode; readonly amount: string }): ReactNode;
  /** <strong>{day}</strong>, {time} */
  when(values: { readonly strong: (content: ReactNode) => ReactNode; readonly day: string; readonly time: string }): ReactNode;
  /** Sales open {moment} */
  opens(values: { readonly moment: string }): string;
  /** Sales close in <countdown>{left}</countdown> */
  closes(values: { readonly countdown: (content: ReactNode) => ReactNode; readonly left: string }): ReactNode;
  /** In aid of <links>{causes}</links> */
  cause(values: { readonly links: (content: ReactNode) => ReactNode; readonly causes: string }): ReactNode;
  /** Sold out */
  soldOut(): string;
  /** Pre-order */
  preOrder(): string;
  /** Not on sale right now */
  closed(): string;
  /** Sales for this draw have closed */
  over(): string;
}

export const offerHeaderMessages: MessageCatalogueReference<OfferHeaderMessages> = { catalogue: 'offer-header', format: formatTextOrElements };
