// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/overseas-account.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { overseasAccountDescription } from './overseas-account.description.gen.ts';

/**
 * An account of a customer at a bank of another country (specification: Entities, "Bank account"). Errors of account_number, bsb and swift belong to accountNumber and bankCode.
 */
export interface OverseasAccountValues {
  /**
   * Name of the account, as your bank has it.
   */
  accountName: string;
  /**
   * Code of the bank in payments between countries.
   */
  bankCode: string;
  /**
   * As your bank writes it.
   */
  accountNumber: string;
}

export const overseasAccountForm = createForm<OverseasAccountValues>(overseasAccountDescription, validate);
