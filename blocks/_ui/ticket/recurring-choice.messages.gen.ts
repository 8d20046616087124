// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RecurringChoiceMessages {
  /** Buy this for every draw */
  optional(): string;
  /** Renews automatically until you cancel. You can pause or cancel any time in your account. */
  optionalHint(): string;
  /** This renews for every draw until you cancel. You can do that any time in your account. */
  always(): string;
}

export const recurringChoiceMessages: MessageCatalogueReference<RecurringChoiceMessages> = { catalogue: 'recurring-choice' };
