// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/reset-password.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { resetPasswordDescription } from './reset-password.description.gen.ts';

/**
 * A new password, by the link from an e-mail.
 */
export interface ResetPasswordValues {
  /**
   * Password to be used from now on.
   */
  password: string;
  /**
   * The same password once more, to be sure of it.
   */
  passwordAgain: string;
}

export const resetPasswordForm = createForm<ResetPasswordValues>(resetPasswordDescription, validate);
