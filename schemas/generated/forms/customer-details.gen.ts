// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/customer-details.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { customerDetailsDescription } from './customer-details.description.gen.ts';

/**
 * Name, ways to reach and address of a customer.
 */
export interface CustomerDetailsValues {
  /**
   * First name as on an identity document.
   */
  firstname: string;
  /**
   * Last name as on an identity document.
   */
  lastname: string;
  /**
   * Address of the account, where messages are sent.
   */
  email: string;
  /**
   * A number on which we can reach you.
   */
  phone?: string;
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

export const customerDetailsForm = createForm<CustomerDetailsValues>(customerDetailsDescription, validate);
