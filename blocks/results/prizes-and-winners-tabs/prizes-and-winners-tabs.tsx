import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { PrizesAndWinnersTabsBlockData } from './prizes-and-winners-tabs.data.ts';
import type { PrizesAndWinnersTabsProps } from './prizes-and-winners-tabs.gen.ts';

const WORDS = { label: 'About this draw', prizes: 'Prizes', winners: 'Winners' };

export function PrizesAndWinnersTabs({
  props,
  data,
  slots,
}: BlockProps<PrizesAndWinnersTabsProps, PrizesAndWinnersTabsBlockData, 'prizes' | 'winners'>) {
  const href = useRouteHrefBuilder();
  const { prizesLabel = WORDS.prizes, winnersLabel = WORDS.winners } = props;
  const { tab, url, drawNo } = data;
  const to = { productOfferKey: url, drawNo };
  const links = [
    { key: 'prizes', label: prizesLabel, href: href('offer.results.draw', to) },
    { key: 'winners', label: winnersLabel, href: href('offer.results.draw', to, { tab: 'winners' }) },
  ];
  return (
    <div className="prizes-and-winners-tabs">
      <nav className="prizes-and-winners-tabs__tabs wrap" aria-label={WORDS.label}>
        <ul>
          {links.map((link) => (
            <li key={link.key}>
              <a href={link.href} aria-current={link.key === tab ? 'page' : undefined}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tab === 'winners' ? slots.winners : slots.prizes}
    </div>
  );
}
