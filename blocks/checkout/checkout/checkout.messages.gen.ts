// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutMessages {
  /** Checkout */
  heading(): string;
  /** You can’t place this order yet */
  blocked(): string;
  /** Change your order */
  toCart(): string;
  /** Verify your account */
  verify(): string;
  /** View receipt */
  toReceipt(): string;
  /** Already paid? Check your <link>transactions</link>. */
  transactions(values: { readonly link: (content: ReactNode) => ReactNode }): ReactNode;
  /** Thank you, your order is complete */
  purchased(): string;
  /** Taking you to your receipt… */
  purchasedText(): string;
  /** You’ve already bought this */
  boughtElsewhere(): string;
  /** You completed this order in another window. You haven’t been charged twice. */
  boughtElsewhereText(): string;
}

export const checkoutMessages: MessageCatalogueReference<CheckoutMessages> = { catalogue: 'checkout', format: formatTextOrElements };
