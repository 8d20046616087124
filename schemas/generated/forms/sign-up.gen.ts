// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/sign-up.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { signUpDescription } from './sign-up.description.gen.ts';

/**
 * What somebody types to open an account.
 */
export interface SignUpValues {
  /**
   * Address of the account, where messages are sent.
   */
  email: string;
  /**
   * Password to be used from now on.
   */
  password: string;
  /**
   * First name as on an identity document.
   */
  firstname: string;
  /**
   * Last name as on an identity document.
   */
  lastname: string;
  /**
   * Day of birth; customers are adults.
   */
  dateOfBirth: string;
  /**
   * Where the customer lives; what is on sale depends on it.
   */
  state: string;
  /**
   * Agreement to the terms and conditions.
   */
  termsAccepted: true;
  /**
   * Whether news and offers may be sent.
   */
  marketingOptIn?: boolean;
  /**
   * Asks for no code on this device for a while.
   */
  saveDevice?: boolean;
}

export const signUpForm = createForm<SignUpValues>(signUpDescription, validate);
