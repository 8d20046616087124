// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DrawResultMessages {
  /** Winning numbers */
  heading(): string;
  /** {tickets, plural, one {Winning ticket} other {Winning tickets}} */
  tickets(values: { readonly tickets: number }): string;
  /** First prize */
  prize(): string;
  /** Division 1 */
  division(): string;
  /** This draw is on sale */
  open(): string;
  /** Sales for this draw have closed */
  closed(): string;
  /** We’re working out the prizes */
  pending(): string;
  /** Sales close {moment}. */
  closes(values: { readonly moment: string }): string;
  /** Results coming soon. Check back in a few minutes. */
  soon(): string;
  /** Drawn {day}, {time}. */
  drawn(values: { readonly day: string; readonly time: string }): string;
  /** Play this draw */
  play(): string;
}

export const drawResultMessages: MessageCatalogueReference<DrawResultMessages> = { catalogue: 'draw-result', format: formatText };
