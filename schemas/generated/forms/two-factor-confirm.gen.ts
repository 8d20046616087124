// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/two-factor-confirm.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { twoFactorConfirmDescription } from './two-factor-confirm.description.gen.ts';

/**
 * The first code of a customer who sets two-factor up (specification: Validation rules, two-factor code).
 */
export interface TwoFactorConfirmValues {
  /**
   * The code from your authenticator app or e-mail.
   */
  code: string;
}

export const twoFactorConfirmForm = createForm<TwoFactorConfirmValues>(twoFactorConfirmDescription, validate);
