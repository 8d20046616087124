// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AccountToastsMessages {
  /** Your Spend Limit ends in 24 hours. It applies until then. */
  spendLimitRemoved(): string;
  /** Your deposit limit ends in 24 hours. It applies until then. */
  depositLimitRemoved(): string;
  /** You can play again in 24 hours. Your break continues until then. */
  returnAsked(): string;
  /** Removed from your account. */
  fundRemoved(): string;
  /** This is now your default payment method. */
  fundDefault(): string;
  /** Your details have been successfully updated. */
  detailsUpdated(): string;
  /** Details updated, your account is now unverified */
  detailsUnverified(): string;
  /** We’ve sent a link to {email}. Open it to confirm your email address. */
  linkSent(values: { readonly email: string }): string;
  /** Your account is verified for your current name and region. If you save this change, you’ll need to verify again before you can buy, add money or withdraw. */
  verificationLoss(): string;
  /** Email link no longer valid */
  linkGone(): string;
  /** New Password Saved */
  passwordSaved(): string;
  /** Your Spend Limit has been successfully updated to {amount} a {period, select, day {day} month {month} other {week}}. */
  spendLimitUpdated(values: { readonly amount: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your Spend Limit will be {amount} a {period, select, day {day} month {month} other {week}} in 24 hours. Your current limit applies until then. */
  spendLimitPending(values: { readonly amount: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your Spend Limit per {period, select, day {day} month {month} other {week}} ends in 24 hours. It applies until then. */
  spendLimitEnding(values: { readonly period: 'day' | 'week' | 'month' }): string;
  /** Deposit limit updated */
  depositLimitUpdated(): string;
  /** Your deposit limit goes up in 24 hours. Your current limit applies until then. */
  depositLimitPending(): string;
  /** Your break has started. We’ve sent you an email with the details. */
  breakBegun(): string;
  /** Key copied to clipboard. */
  keyCopied(): string;
  /** Success */
  success(): string;
  /** You've successfully verified your 2FA code. */
  codeVerified(): string;
}

export const accountToastsMessages: MessageCatalogueReference<AccountToastsMessages> = { catalogue: 'account-toasts', format: formatText };
