// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/country-banned.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { countryBannedDescription } from './country-banned.description.gen.ts';

/**
 * Confirms that a customer has seen that the shop can't sell where they are.
 */
export interface CountryBannedValues {
  /**
   * That the customer knows that nothing can be bought.
   */
  confirmed: true;
}

export const countryBannedForm = createForm<CountryBannedValues>(countryBannedDescription, validate);
