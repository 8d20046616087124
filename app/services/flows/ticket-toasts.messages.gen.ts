// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketToastsMessages {
  /** AutoPlay value changed */
  autoplayChanged(): string;
  /** Your subscription has been updated. */
  subscriptionChanged(): string;
  /** Resumed. You’re back in from the next draw. */
  resumed(): string;
  /** Paused. We won’t buy anything until you resume. */
  paused(): string;
  /** Cancelled. We won’t buy any more. */
  cancelled(): string;
  /** Cannot Unpause AutoPlay */
  notUnpaused(): string;
  /** Cannot update AutoPlay status */
  autoplayNotUpdated(): string;
  /** We couldn’t update your subscription. Please try again. */
  subscriptionNotChanged(): string;
  /** All overdue payments are complete. */
  duePaid(): string;
  /** Some payments still didn’t go through. */
  dueLeft(): string;
  /** Cancelled. You won’t be charged. */
  scheduledCancelled(): string;
  /** This was already bought or cancelled. Here’s its latest status. */
  scheduledOutdated(): string;
}

export const ticketToastsMessages: MessageCatalogueReference<TicketToastsMessages> = { catalogue: 'ticket-toasts' };
