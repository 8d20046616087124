// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/account-closure.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { accountClosureDescription } from './account-closure.description.gen.ts';

/**
 * Ends an account for good.
 */
export interface AccountClosureValues {
  /**
   * What made the customer close the account.
   */
  reason?: 'not_playing' | 'too_expensive' | 'too_many_messages' | 'responsible_gaming' | 'other';
  /**
   * Words of the customer's own.
   */
  comment?: string;
  /**
   * The password, to be sure that it is you.
   */
  password: string;
  /**
   * That the customer knows what happens.
   */
  confirmed: true;
}

export const accountClosureForm = createForm<AccountClosureValues>(accountClosureDescription, validate);
