// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/bank-account.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { bankAccountDescription } from './bank-account.description.gen.ts';

/**
 * A bank account of a customer (specification: Entities, "Bank account"). Errors of account_number, bsb and swift belong to accountNumber and bankCode.
 */
export interface BankAccountValues {
  /**
   * Name of the account, as your bank has it.
   */
  accountName: string;
  /**
   * The six digits of your bank and branch.
   */
  bankCode: string;
  /**
   * Five to ten digits.
   */
  accountNumber: string;
}

export const bankAccountForm = createForm<BankAccountValues>(bankAccountDescription, validate);
