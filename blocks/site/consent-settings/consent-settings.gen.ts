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
     * Its name.
     */
    label: string;
    /**
     * What it is for.
     */
    text: string;
  };
  /**
   * The category that the visitor decides on.
   */
  nonEssential: {
    /**
     * Its name.
     */
    label: string;
    /**
     * What it is for.
     */
    text: string;
  };
  /**
   * Words of the button; left out, the usual ones.
   */
  submit?: string;
}
