// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FormMessagesMessages {
  /** This field is required */
  required(): string;
  /** Please enter a valid email address */
  email(): string;
  /** Please enter numbers only */
  'numbers-only'(): string;
  /** Please enter a valid phone number */
  phone(): string;
  /** Amount must follow format e.g: 1.50 */
  currency(): string;
  /** Amount must follow format e.g: {example} */
  'currency-example'(values: { readonly example: string }): string;
  /** Please enter a valid post code */
  'post-code'(): string;
  /** This post code isn’t in that state. Check both. */
  'post-code-region'(): string;
  /** Your {fieldName} does not match */
  mismatch(values: { readonly fieldName: string }): string;
  /** You must agree to the terms and conditions to proceed. */
  terms(): string;
  /** Please enter an amount equal to or greater than {amount}. */
  minimum(values: { readonly amount: number | MoneyValue }): string;
  /** Please enter an amount equal to or less than {amount}. */
  maximum(values: { readonly amount: number | MoneyValue }): string;
  /** Please enter the card holder's name. */
  'card-holder'(): string;
  /** A 6 digit code is required. */
  code(): string;
  /** Code is incorrect or expired. Try again or contact support */
  'code-incorrect'(): string;
  /** Your account has been locked due to too many incorrect 2FA attempts. Please contact support. */
  'account-locked'(): string;
  /** Please enter a name, not a card number. */
  name(): string;
  /** Please enter a valid date */
  date(): string;
  /** You must be {age} or over. */
  adult(values: { readonly age: number }): string;
  /** Please use at least {length} characters */
  'too-short'(values: { readonly length: number }): string;
  /** Please use at most {length} characters */
  'too-long'(values: { readonly length: number }): string;
  /** Please check this field */
  invalid(): string;
  /** Something went wrong */
  failed(): string;
  /** Something went wrong. Please check your connection and try again. */
  'no-answer'(): string;
}

export const formMessagesMessages: MessageCatalogueReference<FormMessagesMessages> = { catalogue: 'form-messages', format: formatText };
