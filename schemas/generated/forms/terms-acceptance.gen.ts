// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/terms-acceptance.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { termsAcceptanceDescription } from './terms-acceptance.description.gen.ts';

/**
 * Agreement to new terms and conditions.
 */
export interface TermsAcceptanceValues {
  /**
   * Agreement to the terms and conditions.
   */
  termsAccepted: true;
}

export const termsAcceptanceForm = createForm<TermsAcceptanceValues>(termsAcceptanceDescription, validate);
