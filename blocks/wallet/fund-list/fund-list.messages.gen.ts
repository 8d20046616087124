// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FundListMessages {
  /** Cards and accounts */
  heading(): string;
  /** You have saved no card and no account yet. */
  none(): string;
  /** Pays by default */
  default(): string;
  /** Expired */
  expired(): string;
  /** Good until {month}/{year} */
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
  /** Pay with this by default <hidden>{fund}</hidden> */
  makeDefault(values: { readonly fund: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Remove <hidden>{fund}</hidden> */
  remove(values: { readonly fund: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Remove {fund} from your account? */
  removing(values: { readonly fund: string }): string;
  /** Remove */
  confirm(): string;
  /** Keep it */
  keep(): string;
  /** One moment */
  working(): string;
  /** That did not work. Please try again. */
  failed(): string;
  /** Add a card */
  addCard(): string;
  /** A new card */
  cardHeading(): string;
  /** Getting the card fields ready */
  cardLoading(): string;
  /** The card fields could not be loaded. */
  cardFailed(): string;
  /** Cards can’t be added right now. */
  cardUnavailable(): string;
  /** Try again */
  retry(): string;
  /** Pay with this card from now on */
  cardDefault(): string;
  /** Save the card */
  saveCard(): string;
  /** Saving the card */
  savingCard(): string;
  /** Add a bank account */
  addAccount(): string;
  /** A new bank account */
  accountHeading(): string;
  /** Add an overseas account */
  addOverseas(): string;
  /** A new account at an overseas bank */
  overseasHeading(): string;
  /** Save the account */
  saveAccount(): string;
  /** Add PayPal */
  addPaypal(): string;
  /** A new PayPal account */
  paypalHeading(): string;
  /** Saving the account */
  paypalSaving(): string;
  /** PayPal can’t be reached right now. */
  paypalUnavailable(): string;
  /** We could not save it. Please try again. */
  paypalFailed(): string;
  /** Cancel */
  cancel(): string;
}

export const fundListMessages: MessageCatalogueReference<FundListMessages> = { catalogue: 'fund-list', format: formatTextOrElements };
