// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Asks a customer to confirm the postal address and the e-mail address that the account has.
 */
export interface AddressAndEmailConfirmationProps {
  /**
   * What is asked about the postal address; left out, a plain question.
   */
  address?: string;
  /**
   * What is asked about the e-mail address; left out, a plain question.
   */
  email?: string;
}
