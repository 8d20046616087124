// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What a visitor agrees to, by category, which they can change whenever they like.
 */
export interface ConsentSettingsProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The category that is always on.
   */
  essential: {
    /**
     * Stands beside the tick box.
     */
    label: string;
    /**
     * A sentence or two that explain the category.
     */
    text: string;
  };
  /**
   * The category that the visitor decides on.
   */
  nonEssential: {
    /**
     * Stands beside the tick box.
     */
    label: string;
    /**
     * A sentence or two that explain the category.
     */
    text: string;
  };
  /**
   * Words of the button; left out, the usual ones.
   */
  submit?: string;
}
