// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SyndicateListMessages {
  /** Buy shares */
  buy(): string;
  /** <figure>{price}</figure> <small>a share</small> */
  price(values: { readonly figure: (content: ReactNode) => ReactNode; readonly small: (content: ReactNode) => ReactNode; readonly price: string }): ReactNode;
  /** {games, plural, one {# game} other {# games}}. {left} of {shares} shares left. */
  gamesAndShares(values: { readonly games: number; readonly left: string; readonly shares: string }): string;
}

export const syndicateListMessages: MessageCatalogueReference<SyndicateListMessages> = { catalogue: 'syndicate-list', format: formatTextOrElements };
