// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/withdrawal.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { withdrawalDescription } from './withdrawal.description.gen.ts';

/**
 * A withdrawal (specification: Entities, "Withdrawal request"). The page fills in the accounts to choose from and the greatest amount.
 */
export interface WithdrawalValues {
  /**
   * How much is paid out.
   */
  amount: string;
  /**
   * Code of the method and id of the account.
   */
  way: string;
}

export const withdrawalForm = createForm<WithdrawalValues>(withdrawalDescription, validate);
