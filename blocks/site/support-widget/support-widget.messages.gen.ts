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
  /** We’re open until {moment}. */
  open(values: { readonly moment: string }): string;
  /** We’re open 24/7. */
  always(): string;
  /** We’re closed. Back {moment}. */
  closed(values: { readonly moment: string }): string;
  /** We’re closed right now. */
  never(): string;
}

export const supportWidgetMessages: MessageCatalogueReference<SupportWidgetMessages> = { catalogue: 'support-widget', format: formatText };
