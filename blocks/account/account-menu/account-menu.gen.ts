// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedNavigationItem } from '#engine/render/block.ts';

/**
 * The ways into the account, as a card for each group; what a customer may not see is left out.
 */
export interface AccountMenuProps {
  /**
   * Heading over the cards.
   */
  heading?: string;
  /**
   * Which menu is shown: each of its items is a card, with the links below it.
   */
  navigation: readonly ResolvedNavigationItem[];
}
