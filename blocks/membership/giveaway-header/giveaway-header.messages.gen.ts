// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface GiveawayHeaderMessages {
  /** Drawn <strong>{day}</strong>, {time} */
  comingDraw(values: { readonly strong: (content: ReactNode) => ReactNode; readonly day: string; readonly time: string }): ReactNode;
  /** Drawn on <time>{day}</time>. {entries}. */
  pastDraw(values: { readonly time: (content: ReactNode) => ReactNode; readonly day: string; readonly entries: string }): ReactNode;
  /** Time left: */
  left(): string;
  /** {winners, plural, one {And the winner is} other {And the winners are}} */
  winnersHeading(values: { readonly winners: number }): string;
  /** <strong>{name}</strong> from {place} */
  winner(values: { readonly strong: (content: ReactNode) => ReactNode; readonly name: string; readonly place: string }): ReactNode;
  /** This draw had no winner. */
  none(): string;
  /** All giveaways */
  club(): string;
  /** All winners */
  allWinners(): string;
}

export const giveawayHeaderMessages: MessageCatalogueReference<GiveawayHeaderMessages> = { catalogue: 'giveaway-header', format: formatTextOrElements };
