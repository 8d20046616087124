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
   * What is told of the company, a line each, in their order.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One line.
   */
  rows: {
    /**
     * What the line is about, such as Company or Licence.
     */
    label: string;
    /**
     * The words beside the name of the line.
     */
    text: RichText;
  }[];
}
