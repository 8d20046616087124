// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Who keeps the shop: its name, address, registration and licences.
 */
export interface CompanyDetailsProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * The lines in their order.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One line.
   */
  rows: {
    /**
     * What it is.
     */
    label: string;
    /**
     * The words.
     */
    text: RichText;
  }[];
}
