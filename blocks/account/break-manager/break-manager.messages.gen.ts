// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface BreakManagerMessages {
  /** You’re taking a break until {until}. */
  timeOut(values: { readonly until: number }): string;
  /** You’ve excluded yourself from playing. You can ask to return from {from}. */
  excluded(values: { readonly from: number }): string;
  /** You’ve excluded yourself from playing. If you ask to return, you can play again after 24 hours. */
  mayReturn(): string;
  /** You’ve asked to return. You can play again from {until}. */
  returning(values: { readonly until: number }): string;
  /** Extend your break */
  longer(): string;
  /** Start break */
  start(): string;
  /** Extend break */
  extend(): string;
  /** Ask to return */
  askReturn(): string;
  /** Do you want to return? */
  confirmHeading(): string;
  /** You’ll be able to play again 24 hours after you ask. You can start another break at any time. */
  confirming(): string;
  /** Yes, ask to return */
  confirm(): string;
  /** Asking… */
  busy(): string;
  /** Not now */
  cancel(): string;
  /** Close */
  close(): string;
  /** That didn’t work. Please try again. */
  failed(): string;
}

export const breakManagerMessages: MessageCatalogueReference<BreakManagerMessages> = { catalogue: 'break-manager', format: formatText };
