// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface VoucherEntryMessages {
  /** Voucher code */
  label(): string;
  /** Use voucher */
  add(): string;
  /** Checking… */
  adding(): string;
  /** This field is required */
  required(): string;
  /** {voucher}, applied to your purchase. */
  discount(values: { readonly voucher: string }): string;
  /** {voucher} applied: {amount, number, withoutZeroCents} off your purchase. */
  discountNow(values: { readonly voucher: string; readonly amount: number | MoneyValue }): string;
  /** Use it by {date, date, shortWeekdayDateWithoutYear}. */
  useBy(values: { readonly date: number }): string;
  /** {voucher}, paid to your wallet with your purchase. */
  credit(values: { readonly voucher: string }): string;
  /** {voucher}. */
  voucher(values: { readonly voucher: string }): string;
  /** Go to cart */
  cart(): string;
  /** Please turn on JavaScript to use a voucher, or call us with your code. */
  noScript(): string;
}

export const voucherEntryMessages: MessageCatalogueReference<VoucherEntryMessages> = { catalogue: 'voucher-entry', format: formatText };
