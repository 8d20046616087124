// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Tells a customer whose account can move to the new platform that it can, and opens the dialog that moves it.
 */
export interface MigrationBannerProps {
  /**
   * What there is to know, in a sentence.
   */
  text: string;
  /**
   * Words of the button; left out, plain ones.
   */
  label?: string;
}
