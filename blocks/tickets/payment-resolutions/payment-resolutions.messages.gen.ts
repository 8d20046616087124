// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentResolutionsMessages {
  /** We could not pay for these. Change how you pay, then try again: nothing is bought twice. */
  text(): string;
  /** <strong>{name}</strong>, {what}, <amount>{price}</amount> */
  purchase(values: { readonly name: string; readonly what: string; readonly price: string; readonly strong: (content: ReactNode) => ReactNode; readonly amount: (content: ReactNode) => ReactNode }): ReactNode;
  /** Tried: {day}. */
  tried(values: { readonly day: string }): string;
  /** We try again: {when}. */
  retry(values: { readonly when: string }): string;
  /** Change how you pay */
  changeFund(): string;
  /** Add a card */
  addCard(): string;
  /** I have changed it: try again */
  tryAgain(): string;
  /** Trying again… */
  retrying(): string;
  /** We could not try again just now. Please try later. */
  retryFailed(): string;
  /** Everything that was due is paid. */
  completed(): string;
}

export const paymentResolutionsMessages: MessageCatalogueReference<PaymentResolutionsMessages> = { catalogue: 'payment-resolutions', format: formatTextOrElements };
