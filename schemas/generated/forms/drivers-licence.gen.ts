// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/drivers-licence.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { driversLicenceDescription } from './drivers-licence.description.gen.ts';

/**
 * A licence that proves who a customer is (specification: States and transitions, "drivers_licence").
 */
export interface DriversLicenceValues {
  /**
   * The region whose name stands on the licence.
   */
  state: 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';
  /**
   * Number of the licence.
   */
  licenceNumber: string;
  /**
   * Number of the card, which is another one.
   */
  cardNumber?: string;
  /**
   * The last day that it is good.
   */
  expiryDate: string;
}

export const driversLicenceForm = createForm<DriversLicenceValues>(driversLicenceDescription, validate);
