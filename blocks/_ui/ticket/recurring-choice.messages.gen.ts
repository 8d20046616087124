// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RecurringChoiceMessages {
  /** Buy this again for every draw */
  optional(): string;
  /** Until you stop it. You can pause or stop it in your account at any time. */
  optionalHint(): string;
  /** This is bought again for every draw until you stop it. You can do so in your account at any time. */
  always(): string;
}

export const recurringChoiceMessages: MessageCatalogueReference<RecurringChoiceMessages> = { catalogue: 'recurring-choice' };
