// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface NamedDrawWinnersMessages {
  /** Who won */
  heading(): string;
  /** No winner of this draw has agreed to be named. */
  none(): string;
  /** The winners are named here once the draw is over. */
  coming(): string;
  /** Winners of every draw */
  all(): string;
  /** {prize}, <figure>{amount}</figure> */
  prize(values: { readonly prize: string; readonly figure: (content: ReactNode) => ReactNode; readonly amount: string }): ReactNode;
  /** The first {shown} of {total} named winners. */
  cut(values: { readonly shown: string; readonly total: string }): string;
}

export const namedDrawWinnersMessages: MessageCatalogueReference<NamedDrawWinnersMessages> = { catalogue: 'named-draw-winners', format: formatTextOrElements };
