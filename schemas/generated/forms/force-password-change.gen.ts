// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/force-password-change.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { forcePasswordChangeDescription } from './force-password-change.description.gen.ts';

/**
 * A new password that the shop asks for before anything else.
 */
export interface ForcePasswordChangeValues {
  /**
   * Password to be used from now on.
   */
  newPassword: string;
  /**
   * The same password once more, to be sure of it.
   */
  newPasswordAgain: string;
}

export const forcePasswordChangeForm = createForm<ForcePasswordChangeValues>(forcePasswordChangeDescription, validate);
