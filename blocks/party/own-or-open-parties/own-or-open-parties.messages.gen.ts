// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnOrOpenPartiesMessages {
  /** Pages of your groups */
  ownPages(): string;
  /** Pages of groups */
  openPages(): string;
  /** Log in */
  logIn(): string;
  /** No draws right now */
  idle(): string;
  /** {lottery}: {status, select, open {open} closed {sales closed} paid {drawn and paid} other {cancelled: no shares sold}} */
  playing(values: { readonly lottery: string; readonly status: 'open' | 'closed' | 'paid' | 'cancelled' }): string;
  /** Draw */
  draw(): string;
  /** All draws */
  anyDraw(): string;
  /** {lottery}: {day}, {time} */
  drawOption(values: { readonly lottery: string; readonly day: string; readonly time: string }): string;
  /** Show */
  narrow(): string;
  /** Choose a draw */
  choose(): string;
  /** Choose a draw: {group} */
  chooseFor(values: { readonly group: string }): string;
  /** Show all draws */
  all(): string;
  /** No open groups are playing this draw right now. */
  noneForDraw(): string;
}

export const ownOrOpenPartiesMessages: MessageCatalogueReference<OwnOrOpenPartiesMessages> = { catalogue: 'own-or-open-parties', format: formatText };
