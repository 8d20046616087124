// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentResolutionsMessages {
  /** These payments didn’t go through. Update your payment method, then try again. You won’t be charged twice. */
  text(): string;
  /** <strong>{name}</strong>, {what}, <amount>{price}</amount> */
  purchase(values: { readonly name: string; readonly what: string; readonly price: string; readonly strong: (content: ReactNode) => ReactNode; readonly amount: (content: ReactNode) => ReactNode }): ReactNode;
  /** Last tried: {day}. */
  tried(values: { readonly day: string }): string;
  /** Next try: {when}. */
  retry(values: { readonly when: string }): string;
  /** Change payment method */
  changeFund(): string;
  /** Add a card */
  addCard(): string;
  /** I’ve updated it, try again */
  tryAgain(): string;
  /** Trying again… */
  retrying(): string;
  /** We couldn’t try again. Please try later. */
  retryFailed(): string;
  /** All overdue payments are complete. */
  completed(): string;
}

export const paymentResolutionsMessages: MessageCatalogueReference<PaymentResolutionsMessages> = { catalogue: 'payment-resolutions', format: formatTextOrElements };
