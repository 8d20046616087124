// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RafflePrizesMessages {
  /** Prizes */
  heading(): string;
  /** First prize worth */
  worth(): string;
  /** Sales open */
  opens(): string;
  /** Sales close */
  closes(): string;
  /** Drawn */
  drawn(): string;
  /** Total tickets */
  tickets(): string;
  /** Sold so far */
  sold(): string;
  /** From each ticket to the cause */
  share(): string;
  /** All prizes in this draw */
  prizes(): string;
  /** Prize */
  prize(): string;
  /** Number */
  count(): string;
  /** Worth */
  each(): string;
  /** Rules for this draw */
  rules(): string;
  /** Past winners */
  winners(): string;
  /** Where your money goes */
  support(): string;
}

export const rafflePrizesMessages: MessageCatalogueReference<RafflePrizesMessages> = { catalogue: 'raffle-prizes' };
