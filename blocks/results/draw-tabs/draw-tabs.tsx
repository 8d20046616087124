import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DrawTabsData } from './draw-tabs.data.ts';
import type { DrawTabsProps } from './draw-tabs.gen.ts';

const WORDS = { label: 'About this draw', prizes: 'Prizes', winners: 'Winners' };

export function DrawTabs({ props, data, slots }: BlockProps<DrawTabsProps, DrawTabsData, 'prizes' | 'winners'>) {
  const href = useRouteHrefBuilder();
  const { prizesLabel = WORDS.prizes, winnersLabel = WORDS.winners } = props;
  const { tab, url, drawNo } = data;
  const to = { productOfferKey: url, drawNo };
  const links = [
    { key: 'prizes', label: prizesLabel, href: href('offer.results.draw', to) },
    { key: 'winners', label: winnersLabel, href: href('offer.results.draw', to, { tab: 'winners' }) },
  ];
  return (
    <div className="draw-tabs">
      <nav className="draw-tabs__tabs wrap" aria-label={WORDS.label}>
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
