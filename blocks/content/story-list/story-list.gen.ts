// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Stories of the blog: the latest, a page of a subject, or what to read next.
 */
export interface StoryListProps {
  /**
   * Words above the stories; on the page of a subject its name stands there instead.
   */
  heading?: string;
  /**
   * A few sentences under the heading; not shown on the page of a subject.
   */
  intro?: RichText;
  /**
   * The latest stories, the page of the subject in the address, or stories on the subject of the story in the address.
   */
  show: 'latest' | 'category' | 'related';
  /**
   * How many of the latest are not shown, because they stand above.
   */
  skip: number;
  /**
   * Whether links to the further pages of all stories stand below, with this page as the first.
   */
  paged: boolean;
  /**
   * How many stories are listed; left out, four of the latest, and twelve on a page of a subject.
   */
  limit?: number;
  /**
   * Cards, or the first one large beside the others.
   */
  look: 'cards' | 'feature';
  /**
   * Words of the link to the stories on every subject; left out, there is no link.
   */
  linkLabel?: string;
  /**
   * What to say where there is no story; left out, plain words.
   */
  emptyText?: string;
}
