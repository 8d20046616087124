// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/confirm-address.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { confirmAddressDescription } from './confirm-address.description.gen.ts';

/**
 * The address that a customer confirms or corrects.
 */
export interface ConfirmAddressValues {
  /**
   * Number and street.
   */
  address: string;
  /**
   * Second line of the address, where it has one.
   */
  addressLine2?: string;
  /**
   * Suburb or town of the address.
   */
  suburb: string;
  /**
   * Where the customer lives; what is on sale depends on it.
   */
  state: string;
  /**
   * Post code of the address.
   */
  postcode: string;
  /**
   * Country of the address.
   */
  country: string;
}

export const confirmAddressForm = createForm<ConfirmAddressValues>(confirmAddressDescription, validate);
