// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/login.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { loginDescription } from './login.description.gen.ts';

/**
 * What a customer types to log in.
 */
export interface LoginValues {
  /**
   * Address of the account, where messages are sent.
   */
  email: string;
  /**
   * The password of the account.
   */
  password: string;
  /**
   * Asks for no code on this device for a while.
   */
  saveDevice?: boolean;
}

export const loginForm = createForm<LoginValues>(loginDescription, validate);
