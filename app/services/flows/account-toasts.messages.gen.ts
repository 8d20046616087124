// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AccountToastsMessages {
  /** Your Spend Limit ends in 24 hours. Until then it holds. */
  spendLimitRemoved(): string;
  /** Your deposit limit ends in 24 hours. Until then it holds. */
  depositLimitRemoved(): string;
  /** We sell to you again in 24 hours. Until then your break goes on. */
  returnAsked(): string;
  /** It has been removed from your account. */
  fundRemoved(): string;
  /** We will pay with it from now on. */
  fundDefault(): string;
  /** Your details have been successfully updated. */
  detailsUpdated(): string;
  /** Details updated, your account is now unverified */
  detailsUnverified(): string;
  /** We''ve sent a link to {email}. Follow it to prove that the address is yours. */
  linkSent(values: { readonly email: string }): string;
  /** Your account is verified under the name and region that we know. If you save this, it has to be verified again: until then you can’t buy, add money or withdraw it. */
  verificationLoss(): string;
  /** Email link no longer valid */
  linkGone(): string;
  /** New Password Saved */
  passwordSaved(): string;
  /** Your Spend Limit has been successfully updated to {amount} a {period, select, day {day} month {month} other {week}}. */
  spendLimitUpdated(values: { readonly amount: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your Spend Limit will be {amount} a {period, select, day {day} month {month} other {week}} in 24 hours. Until then it stays as it is. */
  spendLimitPending(values: { readonly amount: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your Spend Limit will be gone a {period, select, day {day} month {month} other {week}} in 24 hours. Until then it stays as it is. */
  spendLimitEnding(values: { readonly period: 'day' | 'week' | 'month' }): string;
  /** Deposit limit updated */
  depositLimitUpdated(): string;
  /** Your deposit limit rises in 24 hours. Until then it stays as it is. */
  depositLimitPending(): string;
  /** Your break has begun. We have sent you a mail about it. */
  breakBegun(): string;
  /** Key copied to clipboard. */
  keyCopied(): string;
  /** Success */
  success(): string;
  /** You've successfully verified your 2FA code. */
  codeVerified(): string;
}

export const accountToastsMessages: MessageCatalogueReference<AccountToastsMessages> = { catalogue: 'account-toasts', format: formatText };
