// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The ways to pay of a customer, by their rules: saved cards and accounts, a new card in the fields of its gateway, and the others.
 */
export interface PaymentChoiceProps {
  /**
   * What the ways to pay are called together; left out, a plain question.
   */
  heading?: string;
  /**
   * What customers should know of card payments, below the fields of a card.
   */
  note?: string;
}
