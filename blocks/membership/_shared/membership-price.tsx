import { useMessages } from '#engine/messages/use-messages.ts';
import { membershipMessages } from './membership.messages.gen.ts';
import type { MembershipPriceView } from './tier-view.ts';

interface MembershipPriceProps {
  readonly price: MembershipPriceView;
  /** Of the amount. */
  readonly className: string;
}

/** A price such as '$10 a month', its amount in larger type. */
export function MembershipPrice({ price: { amount, period }, className }: MembershipPriceProps) {
  const { priceWithLargeAmount } = useMessages(membershipMessages);
  return priceWithLargeAmount({ amount, period, figure: (content) => <span className={className}>{content}</span> });
}
