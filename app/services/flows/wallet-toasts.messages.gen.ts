// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WalletToastsMessages {
  /** Your card has been saved. */
  cardSaved(): string;
  /** Your PayPal account has been saved. */
  payPalSaved(): string;
  /** Your deposit is pending. */
  depositPending(): string;
  /** Action Required */
  actionRequired(): string;
}

export const walletToastsMessages: MessageCatalogueReference<WalletToastsMessages> = { catalogue: 'wallet-toasts' };
