// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage } from '#engine/render/block.ts';

/**
 * The biggest jackpot on sale, as the opening of a page.
 */
export interface JackpotHeroProps {
  /**
   * A few words above the jackpot.
   */
  eyebrow?: string;
  /**
   * Types of product to choose from; left out, all.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One type of product.
   */
  types?: ('lottery_ticket' | 'raffle_ticket' | 'syndicate_share' | 'membership')[];
  /**
   * Keys of the only offers to choose from.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Key of one offer.
   */
  keys?: string[];
  /**
   * Keys of offers to leave out.
   *
   * @maxItems 40
   *
   * Items: Key of one offer.
   */
  exclude?: string[];
  /**
   * Words on the button; {name} stands for the name of the offer.
   */
  actionLabel: string;
  /**
   * Picture behind the jackpot.
   */
  image?: ResolvedImage;
  /**
   * How many of the next biggest jackpots to name beside it.
   */
  also: number;
}
