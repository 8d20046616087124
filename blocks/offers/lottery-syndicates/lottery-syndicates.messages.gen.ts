// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LotterySyndicatesMessages {
  /** Syndicates */
  heading(): string;
  /** View shares */
  see(): string;
  /** View shares, {name} */
  seeNamed(values: { readonly name: string }): string;
  /** {games, plural, one {# game} other {# games}}, <figure>{price}</figure> a share */
  gamesAndPrice(values: { readonly games: number; readonly figure: (content: ReactNode) => ReactNode; readonly price: string }): ReactNode;
  /** {shares, plural, =0 {Sold out} one {# share left} other {# shares left}} */
  sharesLeft(values: { readonly shares: number }): string;
}

export const lotterySyndicatesMessages: MessageCatalogueReference<LotterySyndicatesMessages> = { catalogue: 'lottery-syndicates', format: formatTextOrElements };
