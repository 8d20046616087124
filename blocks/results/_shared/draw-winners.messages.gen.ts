// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DrawWinnersMessages {
  /** No winners */
  none(): string;
  /** {winners, plural, one {# winner} other {# winners}} in total */
  all(values: { readonly winners: number }): string;
  /** {winners, plural, one {# winner} other {# winners}} */
  first(values: { readonly winners: number }): string;
  /** {first, plural, =0 {no winner} one {# winner} other {# winners}}; {all, number} in total */
  firstAndAll(values: { readonly first: number; readonly all: number }): string;
  /** {prize}: */
  prize(values: { readonly prize: string }): string;
  /** Division 1 {prize}: */
  divisionPrize(values: { readonly prize: string }): string;
  /** Winning ticket <figure>{ticket}</figure> */
  ticket(values: { readonly figure: (content: ReactNode) => ReactNode; readonly ticket: string }): ReactNode;
}

export const drawWinnersMessages: MessageCatalogueReference<DrawWinnersMessages> = { catalogue: 'draw-winners', format: formatTextOrElements };
