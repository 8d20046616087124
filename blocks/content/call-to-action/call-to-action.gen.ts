// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * One thing to do, with a reason to do it.
 */
export interface CallToActionProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * One short paragraph.
   */
  text?: RichText;
  /**
   * Shown in this order; one primary button at most reads best.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One button.
   */
  actions: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Page that the button opens.
     */
    link: ResolvedLink;
    /**
     * Primary buttons stand out, secondary ones are quieter.
     */
    kind: 'primary' | 'secondary';
    /**
     * Whether this button advertises something to buy; hidden from customers who take a break.
     */
    advertises?: boolean;
  }[];
  /**
   * What stands behind the words, from plain to a colour or pattern of the brand.
   */
  tone: 'plain' | 'surface' | 'strong' | 'accent' | 'motif';
  /**
   * Whether the whole block advertises something to buy; hidden from customers who take a break.
   */
  advertises: boolean;
}
