// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/forgot-password.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { forgotPasswordDescription } from './forgot-password.description.gen.ts';

/**
 * Asks for a link to choose a new password.
 */
export interface ForgotPasswordValues {
  /**
   * Address of the account, where messages are sent.
   */
  email: string;
}

export const forgotPasswordForm = createForm<ForgotPasswordValues>(forgotPasswordDescription, validate);
