// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/communication-preferences.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { communicationPreferencesDescription } from './communication-preferences.description.gen.ts';

/**
 * Which messages a customer wants, by channel (specification: Communication preferences).
 */
export interface CommunicationPreferencesValues {
  /**
   * Whether messages may come by e-mail.
   */
  email?: boolean;
  /**
   * Whether calls may come.
   */
  phone?: boolean;
  /**
   * Whether messages may come by SMS.
   */
  sms?: boolean;
  /**
   * Whether messages may come by letter.
   */
  directmail?: boolean;
  /**
   * Why a customer unsubscribes.
   */
  unsubscribeReason?: 'too_many' | 'not_relevant' | 'never_asked' | 'other';
}

export const communicationPreferencesForm = createForm<CommunicationPreferencesValues>(communicationPreferencesDescription, validate);
