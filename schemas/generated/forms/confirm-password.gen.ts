// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/confirm-password.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { confirmPasswordDescription } from './confirm-password.description.gen.ts';

/**
 * The password of a customer without two-factor, before something that a thief of the session may not do.
 */
export interface ConfirmPasswordValues {
  /**
   * The password, to be sure that it is you.
   */
  password: string;
}

export const confirmPasswordForm = createForm<ConfirmPasswordValues>(confirmPasswordDescription, validate);
