// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FundListMessages {
  /** Cards and accounts */
  heading(): string;
  /** No saved cards or accounts. */
  none(): string;
  /** Default */
  default(): string;
  /** Expired */
  expired(): string;
  /** Expires {month}/{year} */
  expiry(values: { readonly month: string; readonly year: string }): string;
  /** Failed Verification */
  failedVerification(): string;
  /** Pending Verification */
  pendingVerification(): string;
  /** Unverified */
  unverified(): string;
  /** Verified */
  verified(): string;
  /** {first}, {second} */
  facts(values: { readonly first: string; readonly second: string }): string;
  /** {first} · {second} */
  details(values: { readonly first: string; readonly second: string }): string;
  /** Make default <hidden>{fund}</hidden> */
  makeDefault(values: { readonly fund: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Remove <hidden>{fund}</hidden> */
  remove(values: { readonly fund: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Remove {fund} from your account? */
  removing(values: { readonly fund: string }): string;
  /** Remove */
  confirm(): string;
  /** Keep it */
  keep(): string;
  /** One moment… */
  working(): string;
  /** That didn’t work. Please try again. */
  failed(): string;
  /** Add a card */
  addCard(): string;
  /** Add a card */
  cardHeading(): string;
  /** Loading the card form… */
  cardLoading(): string;
  /** The card form didn’t load. */
  cardFailed(): string;
  /** You can’t add cards right now. */
  cardUnavailable(): string;
  /** Try again */
  retry(): string;
  /** Make this my default card */
  cardDefault(): string;
  /** Save card */
  saveCard(): string;
  /** Saving card… */
  savingCard(): string;
  /** Add a bank account */
  addAccount(): string;
  /** Add a bank account */
  accountHeading(): string;
  /** Add an overseas account */
  addOverseas(): string;
  /** Add an overseas account */
  overseasHeading(): string;
  /** Save account */
  saveAccount(): string;
  /** Add PayPal */
  addPaypal(): string;
  /** Add PayPal */
  paypalHeading(): string;
  /** Saving account… */
  paypalSaving(): string;
  /** PayPal isn’t available right now. */
  paypalUnavailable(): string;
  /** We couldn’t save it. Please try again. */
  paypalFailed(): string;
  /** Cancel */
  cancel(): string;
}

export const fundListMessages: MessageCatalogueReference<FundListMessages> = { catalogue: 'fund-list', format: formatTextOrElements };
