import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { MembershipTiersBlockData } from './membership-tiers.data.ts';
import type { MembershipTiersProps } from './membership-tiers.gen.ts';

const WORDS = { or: 'or' };

export function MembershipTiers({ props, data }: BlockProps<MembershipTiersProps, MembershipTiersBlockData>) {
  const { heading, intro, tiers: words = [], featured } = props;
  return (
    <section data-advertises className="membership-tiers band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        <ul className="membership-tiers__tiers">
          {data.tiers.map(({ key, name, price, furtherPrices, entries, condition }) => {
            const own = words.find(({ tier }) => tier === key);
            const ground = key === featured ? 'ground-strong membership-tiers__tier--featured' : 'ground-surface';
            return (
              <li key={key} className={`membership-tiers__tier card ${ground}`}>
                <h3>{name}</h3>
                {own?.tagline ? <p>{own.tagline}</p> : null}
                <p>
                  <span className="prize figure">{price.amount}</span> {price.per}
                </p>
                {condition ? <p className="small">{condition}</p> : null}
                {furtherPrices.length > 0 ? (
                  <p className="small">
                    {WORDS.or} {furtherPrices.map(({ amount, per }) => `${amount} ${per}`).join(`, ${WORDS.or} `)}
                  </p>
                ) : null}
                <ul className="membership-tiers__perks">
                  {[...entries, ...(own?.perks ?? [])].map((perk) => (
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
