// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OfferGridMessages {
  /** Sales open {moment} */
  opens(values: { readonly moment: string }): string;
  /** Closes in <countdown>{left}</countdown> */
  closes(values: { readonly countdown: (content: ReactNode) => ReactNode; readonly left: string }): ReactNode;
  /** from <figure>{price}</figure> */
  from(values: { readonly figure: (content: ReactNode) => ReactNode; readonly price: string }): ReactNode;
  /** In aid of {causes} */
  cause(values: { readonly causes: string }): string;
  /** Worth <figure>{amount}</figure> */
  worth(values: { readonly figure: (content: ReactNode) => ReactNode; readonly amount: string }): ReactNode;
  /** Sold out */
  soldOut(): string;
  /** Pre-order */
  preOrder(): string;
  /** {type, select, lottery_ticket {Play} raffle_ticket {Get tickets} syndicate_share {Buy shares} other {Join}} */
  action(values: { readonly type: 'lottery_ticket' | 'raffle_ticket' | 'syndicate_share' | 'membership' }): string;
  /** {action}: {name} */
  namedAction(values: { readonly action: string; readonly name: string }): string;
  /** {way, select, game {{name}} syndicate {Syndicate shares} lotto_party {Lotto Party} this_draw {Tickets for this draw} next_draw {Pre-order tickets for the next draw} other {Tickets for every draw}} */
  way(values: { readonly way: 'game' | 'syndicate' | 'lotto_party' | 'this_draw' | 'next_draw' | 'every_draw'; readonly name: string }): string;
  /** from {price} */
  wayFrom(values: { readonly price: string }): string;
  /** Close */
  close(): string;
}

export const offerGridMessages: MessageCatalogueReference<OfferGridMessages> = { catalogue: 'offer-grid', format: formatTextOrElements };
