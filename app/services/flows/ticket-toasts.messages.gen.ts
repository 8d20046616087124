// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketToastsMessages {
  /** AutoPlay value changed */
  autoplayChanged(): string;
  /** Your subscription has been changed. */
  subscriptionChanged(): string;
  /** It goes on. You are in again from the next draw. */
  resumed(): string;
  /** Paused. Nothing is bought until it goes on. */
  paused(): string;
  /** Cancelled. Nothing more will be bought. */
  cancelled(): string;
  /** Cannot Unpause AutoPlay */
  notUnpaused(): string;
  /** Cannot update AutoPlay status */
  autoplayNotUpdated(): string;
  /** Your subscription could not be changed. */
  subscriptionNotChanged(): string;
  /** Everything that was due is paid. */
  duePaid(): string;
  /** Some of it could still not be paid. */
  dueLeft(): string;
  /** Cancelled. Nothing will be bought, and nothing charged. */
  scheduledCancelled(): string;
  /** This was bought or cancelled before. This is how it stands now. */
  scheduledOutdated(): string;
}

export const ticketToastsMessages: MessageCatalogueReference<TicketToastsMessages> = { catalogue: 'ticket-toasts' };
