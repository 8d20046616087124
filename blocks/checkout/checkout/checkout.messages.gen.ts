// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutMessages {
  /** Check out */
  heading(): string;
  /** This order cannot be bought yet */
  blocked(): string;
  /** Change your order */
  toCart(): string;
  /** Verify your account */
  verify(): string;
  /** See your receipt */
  toReceipt(): string;
  /** If you have begun a payment, your account tells whether anything was paid: <link>Your transactions</link> */
  transactions(values: { readonly link: (content: ReactNode) => ReactNode }): ReactNode;
  /** Thank you, your order is placed */
  purchased(): string;
  /** We take you to your receipt. */
  purchasedText(): string;
  /** You have bought this already */
  boughtElsewhere(): string;
  /** It was bought in another window. Nothing is bought twice. */
  boughtElsewhereText(): string;
}

export const checkoutMessages: MessageCatalogueReference<CheckoutMessages> = { catalogue: 'checkout', format: formatTextOrElements };
