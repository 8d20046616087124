// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Ways to tell others, without scripts of others.
 */
export interface ReceiptShareLinksProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * What others read before the address of the page.
   */
  text: string;
  /**
   * Its address is sent with the message, so it must be a page of this site.
   */
  link: ResolvedLink;
  /**
   * One button for each, in this order.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One network.
   */
  networks: ('facebook' | 'x' | 'whatsapp' | 'email')[];
}
