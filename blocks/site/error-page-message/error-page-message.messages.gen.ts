// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ErrorPageMessageMessages {
  /** {code, select, 404 {Something went wrong.} 418 {Nothing on sale right now} 500 {One moment, please} 503 {Back soon} unreachable {We can’t reach this page just now} other {It''s not you, it''s us!}} */
  heading(values: { readonly code: '404' | '418' | '500' | '503' | 'unreachable' | 'generic' }): string;
  /** It's looking like you may have taken a wrong turn. */
  text404(): string;
  /** There are currently no products available, please check back later. Thank you for being patient. */
  text418(): string;
  /** We are experiencing large load times on our server. Thank you for being patient. */
  text500(): string;
  /** We'll be up and running again soon after this scheduled maintenance. */
  text503(): string;
  /** This page isn’t loading right now. Please try again in a minute. */
  textUnreachable(): string;
  /** Go to the homepage */
  home(): string;
  /** Reload */
  reload(): string;
  /** Try again */
  again(): string;
}

export const errorPageMessageMessages: MessageCatalogueReference<ErrorPageMessageMessages> = { catalogue: 'error-page-message', format: formatText };
