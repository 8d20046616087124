// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Questions that open to show their answers.
 */
export interface AccordionProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * The questions in their order.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One question with its answer.
   */
  items: {
    /**
     * The question.
     */
    question: string;
    /**
     * The answer.
     */
    answer: RichText;
  }[];
}
