// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface NamedDrawWinnersMessages {
  /** Winners */
  heading(): string;
  /** None of this draw’s winners have agreed to be named. */
  none(): string;
  /** Winners are listed here after the draw. */
  coming(): string;
  /** Winners of all draws */
  all(): string;
  /** {prize}, <figure>{amount}</figure> */
  prize(values: { readonly prize: string; readonly figure: (content: ReactNode) => ReactNode; readonly amount: string }): ReactNode;
  /** Showing the first {shown} of {total} named winners. */
  cut(values: { readonly shown: string; readonly total: string }): string;
}

export const namedDrawWinnersMessages: MessageCatalogueReference<NamedDrawWinnersMessages> = { catalogue: 'named-draw-winners', format: formatTextOrElements };
