// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Has a customer change their details over the page, when the account banner asks for it.
 */
export interface DetailsDialogProps {
  /**
   * Heading where the postal address and details are changed; left out, a plain one.
   */
  heading?: string;
}
