// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ReceiptMessages {
  /** Thank you, your order is complete */
  heading(): string;
  /** We can’t find that receipt */
  unknown(): string;
  /** Your purchase didn’t go through */
  unpaid(): string;
  /** Log in to see this receipt */
  signedOut(): string;
  /** Something went wrong */
  unexplained(): string;
  /** You haven’t been charged. */
  notBought(): string;
  /** Back to the app */
  backToApp(): string;
  /** Receipt number */
  number(): string;
  /** Bought */
  bought(): string;
  /** Your order */
  tickets(): string;
  /** Pre-orders */
  scheduled(): string;
  /** You’ll be charged when their draws go on sale. */
  scheduledText(): string;
  /** Renews automatically until you cancel */
  repeats(): string;
  /** Drawn: <time>{day}</time> */
  drawn(values: { readonly day: string; readonly time: (content: ReactNode) => ReactNode }): ReactNode;
  /** Draw {number}: <time>{moment, date, weekdayDateTime}</time> */
  draw(values: { readonly number: string; readonly moment: number; readonly time: (content: ReactNode) => ReactNode }): ReactNode;
  /** Runs until: <end>{until, date, longDate}</end> */
  runsUntil(values: { readonly until: number; readonly end: (content: ReactNode) => ReactNode }): ReactNode;
  /** Runs from: <start>{from, date, longDate}</start>. Runs until: <end>{until, date, longDate}</end> */
  runsFromUntil(values: { readonly from: number; readonly start: (content: ReactNode) => ReactNode; readonly until: number; readonly end: (content: ReactNode) => ReactNode }): ReactNode;
  /** Ticket numbers: <figures>{numbers}</figures> */
  numbers(values: { readonly numbers: string; readonly figures: (content: ReactNode) => ReactNode }): ReactNode;
  /** Price */
  itemsTotal(): string;
  /** Discount */
  discount(): string;
  /** Discount, {vouchers} */
  discountOfVouchers(values: { readonly vouchers: string }): string;
  /** Paid */
  paid(): string;
  /** From your wallet */
  wallet(): string;
  /** {name} ending in {last} */
  payer(values: { readonly name: string; readonly last: string }): string;
  /** Charged later, for pre-orders */
  later(): string;
  /** Paid to your wallet */
  credit(): string;
}

export const receiptMessages: MessageCatalogueReference<ReceiptMessages> = { catalogue: 'receipt', format: formatTextOrElements };
