import type { PartnerCartBlockedReason } from '#commerce/partner/partners.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { NamedPartner } from './named-partner.ts';
import { partnerCheckoutMessages } from './partner-checkout.messages.gen.ts';

/** Reasons that apply to any cart; the sales restriction notice shows what to do. */
const RESTRICTED: ReadonlySet<string> = new Set(['country_banned', 'time_out', 'self_excluded']);

interface BlockedReasonsProps {
  readonly reasons: readonly PartnerCartBlockedReason[];
  readonly partner: NamedPartner;
}

/** Why the cart can't be bought, and what a customer can do about each reason. */
export function BlockedPartnerCartNotice({ reasons, partner }: BlockedReasonsProps) {
  const messages = useMessages(partnerCheckoutMessages);
  return (
    <div className="partner-checkout__blocked" role="note">
      <strong>{messages.blocked()}</strong>
      <ul>
        {reasons.map(({ id, message, actionType }) => (
          <li key={id}>
            {message} {RESTRICTED.has(id) ? null : <Action type={actionType} partner={partner} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Action({
  type,
  partner,
}: {
  readonly type: PartnerCartBlockedReason['actionType'];
  readonly partner: NamedPartner;
}) {
  const messages = useMessages(partnerCheckoutMessages);
  const href = useRouteHrefBuilder();
  switch (type) {
    case 'FIXED':
      return <span>{messages.chooseElse({ ...partner })}</span>;
    case 'CHANGE_CART':
      return <span>{messages.changeCart({ ...partner })}</span>;
    case 'VERIFY':
      return <a href={href('my-account.verify-account')}>{messages.verify()}</a>;
    case 'LIMITS':
      return <a href={href('my-account.spend-limits')}>{messages.limits()}</a>;
  }
}
