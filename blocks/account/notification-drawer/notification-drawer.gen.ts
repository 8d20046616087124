// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What the shop tells a customer, in a drawer that the bell of the header opens.
 */
export interface NotificationDrawerProps {
  /**
   * Heading of the drawer; left out, the word "Notifications".
   */
  heading?: string;
  /**
   * What is said where there are no notifications; left out, a plain sentence.
   */
  empty?: string;
  /**
   * Keys of the places whose notifications are listed; left out, those of the feed.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One placement key.
   */
  placements?: string[];
}
