// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Draws that are over, a page of them at a time, or those of a month.
 */
export interface ResultListProps {
  /**
   * Heading of the section; left out, there is none.
   */
  heading?: string;
  /**
   * Lists only draws of this kind; left out, of all kinds.
   */
  category?: 'lottery' | 'raffle';
  /**
   * Leaves out draws of other products than the page's.
   */
  ofOffer: boolean;
  /**
   * What to say where nothing has been drawn; left out, a plain sentence.
   */
  emptyText?: string;
}
