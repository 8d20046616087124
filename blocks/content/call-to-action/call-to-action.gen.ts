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
   * Buttons in their order; one primary at most reads best.
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
     * Where the button leads.
     */
    link: ResolvedLink;
    /**
     * Weight of the button.
     */
    kind: 'primary' | 'secondary';
    /**
     * Whether it advertises something to buy; hidden from customers who take a break.
     */
    advertises?: boolean;
  }[];
  /**
   * Ground of the panel.
   */
  tone: 'plain' | 'surface' | 'strong' | 'accent' | 'motif';
  /**
   * Whether it advertises something to buy; hidden from customers who take a break.
   */
  advertises: boolean;
}
