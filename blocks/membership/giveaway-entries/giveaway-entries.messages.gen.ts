// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface GiveawayEntriesMessages {
  /** No upcoming draws right now. Check back soon. */
  none(): string;
  /** Drawn <strong>{day}</strong>, {time} */
  comingDraw(values: { readonly strong: (content: ReactNode) => ReactNode; readonly day: string; readonly time: string }): ReactNode;
  /** Time left: */
  left(): string;
  /** Join to enter */
  join(): string;
  /** Make your first deposit to enter */
  deposit(): string;
  /** For premium members. <link>Go premium</link> */
  premium(values: { readonly link: (content: ReactNode) => ReactNode }): ReactNode;
  /** Unlock my entry */
  unlock(): string;
  /** Unlocking… */
  unlocking(): string;
  /** Unlock your entry to be in the draw. */
  locked(): string;
  /** You’re in! */
  unlocked(): string;
  /** You’re in automatically. */
  guaranteed(): string;
  /** {entries, plural, one {# entry} other {# entries}} */
  entries(values: { readonly entries: number }): string;
  /** Not this time. There’s another draw soon. */
  lost(): string;
  /** You won! Your prize is in your wallet. */
  won(): string;
  /** All your closed giveaways */
  closed(): string;
  /** Resend my confirmation */
  resend(): string;
  /** Sent to {recipient}. You can ask again in a minute. */
  resent(values: { readonly recipient: string }): string;
  /** We’ll email you a confirmation when you unlock your entry. */
  resendLocked(): string;
}

export const giveawayEntriesMessages: MessageCatalogueReference<GiveawayEntriesMessages> = { catalogue: 'giveaway-entries', format: formatTextOrElements };
