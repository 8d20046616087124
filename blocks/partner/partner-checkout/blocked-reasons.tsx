import type { PartnerCartBlockedReason } from '#commerce/partner/partners.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PARTNER_CHECKOUT_WORDS } from './partner-checkout-words.ts';

/** Reasons that hold for every cart; the notice of the sales restriction says what helps. */
const RESTRICTED: ReadonlySet<string> = new Set(['country_banned', 'time_out', 'self_excluded']);

interface BlockedReasonsProps {
  readonly reasons: readonly PartnerCartBlockedReason[];
  /** Puts the name of the partner into a text. */
  readonly named: (text: string) => string;
}

/** Why the cart can't be bought, and what a customer can do about each reason. */
export function BlockedPartnerCartNotice({ reasons, named }: BlockedReasonsProps) {
  return (
    <div className="partner-checkout__blocked" role="note">
      <strong>{PARTNER_CHECKOUT_WORDS.blocked}</strong>
      <ul>
        {reasons.map(({ id, message, actionType }) => (
          <li key={id}>
            {message} {RESTRICTED.has(id) ? null : <Action type={actionType} named={named} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Action({
  type,
  named,
}: {
  readonly type: PartnerCartBlockedReason['actionType'];
  readonly named: (text: string) => string;
}) {
  const href = useRouteHrefBuilder();
  switch (type) {
    case 'FIXED':
    case 'CHANGE_CART':
      return <span>{named(PARTNER_CHECKOUT_WORDS.actions[type])}</span>;
    case 'VERIFY':
      return <a href={href('my-account.verify-account')}>{PARTNER_CHECKOUT_WORDS.actions.VERIFY}</a>;
    case 'LIMITS':
      return <a href={href('my-account.spend-limits')}>{PARTNER_CHECKOUT_WORDS.actions.LIMITS}</a>;
  }
}
