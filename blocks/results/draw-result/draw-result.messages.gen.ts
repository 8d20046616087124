// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DrawResultMessages {
  /** What was drawn */
  heading(): string;
  /** {tickets, plural, one {Winning ticket} other {Winning tickets}} */
  tickets(values: { readonly tickets: number }): string;
  /** First prize */
  prize(): string;
  /** Division 1 */
  division(): string;
  /** This draw is on sale */
  open(): string;
  /** Sales of this draw are over */
  closed(): string;
  /** The prizes are being worked out */
  pending(): string;
  /** Sales close {moment}. */
  closes(values: { readonly moment: string }): string;
  /** The result is on its way. Please look again in a few minutes. */
  soon(): string;
  /** The draw: {day}, {time}. */
  drawn(values: { readonly day: string; readonly time: string }): string;
  /** Play this draw */
  play(): string;
}

export const drawResultMessages: MessageCatalogueReference<DrawResultMessages> = { catalogue: 'draw-result', format: formatText };
