// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrintTicketsMessages {
  /** {site}. Printed: {when} */
  printed(values: { readonly site: string; readonly when: string }): string;
  /** Pages of tickets to print */
  pages(): string;
  /** {what}, <amount>{price}</amount> */
  purchase(values: { readonly what: string; readonly price: string; readonly amount: (content: ReactNode) => ReactNode }): ReactNode;
  /** Draw {drawNo}: {when} */
  drawOn(values: { readonly drawNo: string; readonly when: string }): string;
  /** Draw {drawNo} */
  draw(values: { readonly drawNo: string }): string;
  /** Ticket numbers */
  tickets(): string;
  /** Ticket number <figure>{number}</figure>. Bought: {when} */
  bought(values: { readonly number: string; readonly when: string; readonly figure: (content: ReactNode) => ReactNode }): ReactNode;
}

export const printTicketsMessages: MessageCatalogueReference<PrintTicketsMessages> = { catalogue: 'print-tickets', format: formatTextOrElements };
