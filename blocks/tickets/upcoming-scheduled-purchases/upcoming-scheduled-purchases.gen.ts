// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What will be bought for the customer later, such as pre-orders; nothing where there is none.
 */
export interface UpcomingScheduledPurchasesProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few words below the heading; left out, plain ones.
   */
  text?: string;
}
