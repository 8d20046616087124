// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/two-factor-code.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { twoFactorCodeDescription } from './two-factor-code.description.gen.ts';

/**
 * The one-time code of a customer with two-factor security (specification: Validation rules, two-factor code).
 */
export interface TwoFactorCodeValues {
  /**
   * Code of the authenticator app or of the e-mail.
   */
  code: string;
  /**
   * Asks for no code on this device for a while.
   */
  saveDevice?: boolean;
}

export const twoFactorCodeForm = createForm<TwoFactorCodeValues>(twoFactorCodeDescription, validate);
