// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedNavigationItem } from '#engine/render/block.ts';

/**
 * Greets the customer, and tells what the wallet holds where the shop shows it.
 */
export interface BalanceGreetingProps {
  /**
   * Heading of the page; {name} stands for the first name.
   */
  greeting?: string;
  /**
   * A few words below the greeting.
   */
  text?: string;
  /**
   * What the customer's available funds are called.
   */
  balanceLabel?: string;
  /**
   * Menu whose items are the buttons for what can be done with the money.
   */
  actions?: readonly ResolvedNavigationItem[];
}
