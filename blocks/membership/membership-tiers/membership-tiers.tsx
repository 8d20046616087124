import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { describeTierEntries } from '../_shared/describe-tier-entries.ts';
import { membershipMessages } from '../_shared/membership.messages.gen.ts';
import { MembershipPrice } from '../_shared/membership-price.tsx';
import type { MembershipTiersBlockData } from './membership-tiers.data.ts';
import type { MembershipTiersProps } from './membership-tiers.gen.ts';
import { membershipTiersMessages } from './membership-tiers.messages.gen.ts';

export function MembershipTiers({ props, data }: BlockProps<MembershipTiersProps, MembershipTiersBlockData>) {
  const messages = useMessages(membershipTiersMessages);
  const { locale } = useSite();
  const shared = useMessages(membershipMessages);
  const { heading, intro, tiers: words = [], featured } = props;
  return (
    <section data-advertises className="membership-tiers band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        <ul className="membership-tiers__tiers">
          {data.tiers.map(({ key, name, price, furtherPrices, entries, firstDeposit }) => {
            const own = words.find(({ tier }) => tier === key);
            const ground = key === featured ? 'ground-strong membership-tiers__tier--featured' : 'ground-surface';
            return (
              <li key={key} className={`membership-tiers__tier card ${ground}`}>
                <h3>{name}</h3>
                {own?.tagline ? <p>{own.tagline}</p> : null}
                <p>
                  <MembershipPrice price={price} className="prize figure" />
                </p>
                {firstDeposit === null ? null : <p className="small">{shared.condition({ deposit: firstDeposit })}</p>}
                {furtherPrices.length > 0 ? (
                  <p className="small">
                    {formatShortList(
                      furtherPrices.map((one) => messages.furtherPrice({ price: shared.price(one) })),
                      locale,
                    )}
                  </p>
                ) : null}
                <ul className="membership-tiers__perks">
                  {[...entries.map((one) => describeTierEntries(one, shared)), ...(own?.perks ?? [])].map((perk) => (
                    <li key={perk}>
                      <Icon name="check" />
                      <span>{perk}</span>
                    </li>
                  ))}
                </ul>
                {own?.action ? (
                  <Anchor className={key === featured ? 'button' : 'button button--secondary'} link={own.action.link}>
                    {own.action.label}
                  </Anchor>
                ) : null}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
