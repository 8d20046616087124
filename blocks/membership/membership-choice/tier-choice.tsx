import { useMessages } from '#engine/messages/use-messages.ts';
import { Icon } from '../../_ui/icon.tsx';
import { describeTierEntries } from '../_shared/describe-tier-entries.ts';
import { membershipMessages } from '../_shared/membership.messages.gen.ts';
import { MembershipPrice } from '../_shared/membership-price.tsx';
import type { MembershipPriceView, MembershipTierView } from '../_shared/tier-view.ts';
import type { MembershipChoiceProps } from './membership-choice.gen.ts';
import { membershipChoiceMessages } from './membership-choice.messages.gen.ts';

interface TierChoiceProps {
  readonly name: string;
  readonly tier: MembershipTierView;
  readonly texts: NonNullable<MembershipChoiceProps['tiers']>[number] | undefined;
  readonly isChosen: boolean;
  readonly period: MembershipPriceView['period'];
  readonly onChoose: (period: MembershipPriceView['period']) => void;
}

/** One tier to choose, and for how long it is paid where there is a choice. */
export function MembershipTierOption({ name, tier, texts: words, isChosen, period, onChoose }: TierChoiceProps) {
  const messages = useMessages(membershipChoiceMessages);
  const shared = useMessages(membershipMessages);
  const prices = [tier.price, ...tier.furtherPrices];
  return (
    <div className="membership-choice__tier card ground-surface" data-chosen={isChosen ? '' : undefined}>
      <label className="membership-choice__name">
        <input type="radio" name={name} value={tier.key} checked={isChosen} onChange={() => onChoose(period)} />
        <span>
          <strong className="membership-choice__title">{tier.name}</strong>
          <span className="membership-choice__price">
            <MembershipPrice price={tier.price} className="prize figure" />
          </span>
          {tier.firstDeposit === null ? null : (
            <span className="small">{shared.condition({ deposit: tier.firstDeposit })}</span>
          )}
          {words?.tagline ? <span className="membership-choice__tagline">{words.tagline}</span> : null}
        </span>
      </label>
      {isChosen && prices.length > 1 ? (
        <fieldset className="membership-choice__periods">
          <legend>{messages.periods()}</legend>
          {prices.map((price) => (
            <label key={price.period}>
              <input
                type="radio"
                name={`${name}-${tier.key}`}
                value={price.period}
                checked={price.period === period}
                onChange={() => onChoose(price.period)}
              />
              <span>
                {shared.priceWithLargeAmount({
                  amount: price.amount,
                  period: price.period,
                  figure: (content) => <strong className="figure">{content}</strong>,
                })}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <ul className="membership-choice__perks">
        {[...tier.entries.map((one) => describeTierEntries(one, shared)), ...(words?.perks ?? [])].map((perk) => (
          <li key={perk}>
            <Icon name="check" />
            <span>{perk}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
