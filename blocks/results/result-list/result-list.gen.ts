// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Draws that are over, a page of them at a time, or those of a month.
 */
export interface ResultListProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Only draws of this category; left out, all.
   */
  category?: 'lottery' | 'raffle';
  /**
   * Whether only draws of the product that the page is about are listed.
   */
  ofOffer: boolean;
  /**
   * What to say where nothing has been drawn.
   */
  emptyText?: string;
}
