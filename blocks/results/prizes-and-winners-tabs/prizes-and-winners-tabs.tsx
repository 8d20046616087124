import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { PrizesAndWinnersTabsBlockData } from './prizes-and-winners-tabs.data.ts';
import type { PrizesAndWinnersTabsProps } from './prizes-and-winners-tabs.gen.ts';
import { prizesAndWinnersTabsMessages } from './prizes-and-winners-tabs.messages.gen.ts';

export function PrizesAndWinnersTabs({
  props,
  data,
  slots,
}: BlockProps<PrizesAndWinnersTabsProps, PrizesAndWinnersTabsBlockData, 'prizes' | 'winners'>) {
  const messages = useMessages(prizesAndWinnersTabsMessages);
  const href = useRouteHrefBuilder();
  const { prizesLabel = messages.prizes(), winnersLabel = messages.winners() } = props;
  const { tab, url, drawNo } = data;
  const to = { productOfferKey: url, drawNo };
  const links = [
    { key: 'prizes', label: prizesLabel, href: href('offer.results.draw', to) },
    { key: 'winners', label: winnersLabel, href: href('offer.results.draw', to, { tab: 'winners' }) },
  ];
  return (
    <div className="prizes-and-winners-tabs">
      <nav className="prizes-and-winners-tabs__tabs wrap" aria-label={messages.label()}>
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
