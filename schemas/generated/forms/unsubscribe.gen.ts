// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/unsubscribe.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { unsubscribeDescription } from './unsubscribe.description.gen.ts';

/**
 * Which messages should stop, by whoever has the link of a mail (specification: Communication preferences).
 */
export interface UnsubscribeValues {
  /**
   * Whether messages may still come by e-mail.
   */
  email?: boolean;
  /**
   * Whether calls may still come.
   */
  phone?: boolean;
  /**
   * Whether messages may still come by SMS.
   */
  sms?: boolean;
  /**
   * Whether messages may still come by letter.
   */
  directmail?: boolean;
  /**
   * Why a customer unsubscribes.
   */
  unsubscribeReason?: 'too_many' | 'not_relevant' | 'never_asked' | 'other';
}

export const unsubscribeForm = createForm<UnsubscribeValues>(unsubscribeDescription, validate);
