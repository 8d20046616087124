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
   * What is said to who is a member already.
   */
  welcome?: string;
  /**
   * Ways on for who is a member, in their order; left out, one to the club.
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
     * Page or address that the button opens.
     */
    link: ResolvedLink;
    /**
     * How much the button stands out.
     */
    kind: 'primary' | 'secondary';
  }[];
}
