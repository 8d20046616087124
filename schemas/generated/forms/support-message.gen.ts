// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/support-message.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { supportMessageDescription } from './support-message.description.gen.ts';

/**
 * A question to the people of the shop.
 */
export interface SupportMessageValues {
  /**
   * What the message is about, so that it reaches who can answer.
   */
  topic: 'tickets' | 'results' | 'payments' | 'account' | 'limits' | 'other';
  /**
   * Where the answer goes.
   */
  email: string;
  /**
   * What somebody wants to know or to tell.
   */
  message: string;
}

export const supportMessageForm = createForm<SupportMessageValues>(supportMessageDescription, validate);
