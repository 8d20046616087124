// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SupportWidgetMessages {
  /** Got a question? We're here to help */
  heading(): string;
  /** Call {phone} */
  call(values: { readonly phone: string }): string;
  /** Chat Online */
  chat(): string;
  /** Email us */
  email(): string;
  /** Opening hours */
  hours(): string;
  /** {opens} – {closes} */
  hoursOfDay(values: { readonly opens: string; readonly closes: string }): string;
  /** {place} time */
  place(values: { readonly place: string }): string;
  /** We are here now, until {moment}. */
  open(values: { readonly moment: string }): string;
  /** We are here now. */
  always(): string;
  /** Nobody is here at the moment. Open again from {moment}. */
  closed(values: { readonly moment: string }): string;
  /** Nobody is here at the moment. */
  never(): string;
}

export const supportWidgetMessages: MessageCatalogueReference<SupportWidgetMessages> = { catalogue: 'support-widget', format: formatText };
