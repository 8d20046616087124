// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Ways to tell others, without scripts of others.
 */
export interface ReceiptShareLinksProps {
  /**
   * Heading; left out, a plain one.
   */
  heading?: string;
  /**
   * What is told to others.
   */
  text: string;
  /**
   * Page that is told of.
   */
  link: ResolvedLink;
  /**
   * Where it can be told.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One network.
   */
  networks: ('facebook' | 'x' | 'whatsapp' | 'email')[];
}
