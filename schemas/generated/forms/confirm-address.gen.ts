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
  state: 'ACT' | 'GB' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA' | 'OTHER';
  /**
   * Post code of the address.
   */
  postcode: string;
  /**
   * Country of the address.
   */
  country: 'AU' | 'GB' | 'NZ';
}

export const confirmAddressForm = createForm<ConfirmAddressValues>(confirmAddressDescription, validate);
