// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RafflePrizesMessages {
  /** What can be won */
  heading(): string;
  /** First prize worth */
  worth(): string;
  /** Sales open */
  opens(): string;
  /** Sales close */
  closes(): string;
  /** Drawn */
  drawn(): string;
  /** Tickets in all */
  tickets(): string;
  /** Sold so far */
  sold(): string;
  /** Of each ticket, for the cause */
  share(): string;
  /** Every prize of this draw */
  prizes(): string;
  /** Prize */
  prize(): string;
  /** How many */
  count(): string;
  /** Worth */
  each(): string;
  /** Rules of this draw */
  rules(): string;
  /** Past winners */
  winners(): string;
  /** Where the money goes */
  support(): string;
}

export const rafflePrizesMessages: MessageCatalogueReference<RafflePrizesMessages> = { catalogue: 'raffle-prizes' };
