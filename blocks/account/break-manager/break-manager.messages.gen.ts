// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface BreakManagerMessages {
  /** You are taking a break until {until}. */
  timeOut(values: { readonly until: number }): string;
  /** You have excluded yourself. From {from} on you can ask us to let you return. */
  excluded(values: { readonly from: number }): string;
  /** You have excluded yourself. You can ask us to let you return: a day after that we sell to you again. */
  mayReturn(): string;
  /** You have asked to return. We sell to you again from {until} on. */
  returning(values: { readonly until: number }): string;
  /** Make it longer */
  longer(): string;
  /** Start the break */
  start(): string;
  /** Make the break longer */
  extend(): string;
  /** Ask to return */
  askReturn(): string;
  /** Do you want to return? */
  confirmHeading(): string;
  /** We sell to you again a day after you have asked. You can start another break at any time. */
  confirming(): string;
  /** Yes, let me return */
  confirm(): string;
  /** Asking */
  busy(): string;
  /** Not now */
  cancel(): string;
  /** Close */
  close(): string;
  /** That did not work. Please try again. */
  failed(): string;
}

export const breakManagerMessages: MessageCatalogueReference<BreakManagerMessages> = { catalogue: 'break-manager', format: formatText };
