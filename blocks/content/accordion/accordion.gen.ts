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
   * Shown in this order, each closed until a visitor opens it.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One question with its answer.
   */
  items: {
    /**
     * In the words of a visitor; the answer opens below it.
     */
    question: string;
    /**
     * Shown once the question is opened.
     */
    answer: RichText;
  }[];
}
