// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The next step of joining a membership program: log in, join, or make the first deposit; who is a member is welcomed.
 */
export interface MembershipJoiningProps {
  /**
   * Heading of the page while somebody joins; left out, a plain one.
   */
  heading?: string;
  /**
   * What joining means, for who is no member yet.
   */
  intro?: string;
  /**
   * Why the first deposit is needed.
   */
  depositText?: string;
  /**
   * What a member is told.
   */
  welcome?: string;
  /**
   * Buttons in their order; one primary at most reads best.
   *
   * @maxItems 3
   *
   * Items: One button.
   */
  actions?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Where the button leads.
     */
    link: ResolvedLink;
    /**
     * Weight of the button.
     */
    kind: 'primary' | 'secondary';
  }[];
}
