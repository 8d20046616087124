// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface VoucherEntryMessages {
  /** Voucher code */
  label(): string;
  /** Use voucher */
  add(): string;
  /** Looking… */
  adding(): string;
  /** This field is required */
  required(): string;
  /** {voucher}: it takes that off your purchase. */
  discount(values: { readonly voucher: string }): string;
  /** {voucher}: it takes that off your purchase, {amount, number, withoutZeroCents} now. */
  discountNow(values: { readonly voucher: string; readonly amount: number | MoneyValue }): string;
  /** Use it by {date, date, shortWeekdayDateWithoutYear}. */
  useBy(values: { readonly date: number }): string;
  /** {voucher}: it is paid into your wallet with your purchase. */
  credit(values: { readonly voucher: string }): string;
  /** {voucher}. */
  voucher(values: { readonly voucher: string }): string;
  /** To your cart */
  cart(): string;
  /** Vouchers need JavaScript here. You can also tell us your code on the telephone. */
  noScript(): string;
}

export const voucherEntryMessages: MessageCatalogueReference<VoucherEntryMessages> = { catalogue: 'voucher-entry', format: formatText };
