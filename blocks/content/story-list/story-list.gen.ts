// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Stories of the blog: the latest, a page of a subject, or what to read next.
 */
export interface StoryListProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * The latest stories, the page of the subject in the address, or stories on the subject of the story in the address.
   */
  show: 'latest' | 'category' | 'related';
  /**
   * How many of the latest to leave out, because they stand above.
   */
  skip: number;
  /**
   * Whether links to the further pages of all stories stand below, of which the page of the blog is the first.
   */
  paged: boolean;
  /**
   * How many to show at most; left out, four of the latest, and twelve on a page of a subject.
   */
  limit?: number;
  /**
   * Cards, or the first one large beside the others.
   */
  look: 'cards' | 'feature';
  /**
   * Words of the link to all stories.
   */
  linkLabel?: string;
  /**
   * What to say where there is no story.
   */
  emptyText?: string;
}
