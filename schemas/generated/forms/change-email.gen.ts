// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/change-email.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { changeEmailDescription } from './change-email.description.gen.ts';

/**
 * Another e-mail address of the account, without its other details.
 */
export interface ChangeEmailValues {
  /**
   * Address of the account, where messages are sent.
   */
  email: string;
}

export const changeEmailForm = createForm<ChangeEmailValues>(changeEmailDescription, validate);
