// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/change-password.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { changePasswordDescription } from './change-password.description.gen.ts';

/**
 * A new password, by somebody who knows the old one.
 */
export interface ChangePasswordValues {
  /**
   * The password that is about to be replaced.
   */
  currentPassword: string;
  /**
   * Password to be used from now on.
   */
  newPassword: string;
  /**
   * The same password once more, to be sure of it.
   */
  newPasswordAgain: string;
}

export const changePasswordForm = createForm<ChangePasswordValues>(changePasswordDescription, validate);
