import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { ResultHeaderBlockData } from './result-header.data.ts';
import type { ResultHeaderProps } from './result-header.gen.ts';

const WORDS = {
  results: 'results',
  winners: 'winners',
  statistics: 'statistics',
  draw: 'draw',
  page: 'Page',
  facts: 'More about {name}',
  links: { results: 'Results', winners: 'Winners', statistics: 'Statistics' },
  buy: { lottery_ticket: 'Play', raffle_ticket: 'Tickets', syndicate_share: 'Shares', membership: 'Join' },
};

export function ResultHeader({ props, data }: BlockProps<ResultHeaderProps, ResultHeaderBlockData>) {
  const { view, text } = props;
  const { name, picture, page, date } = data;
  const under = page > 1 ? `${WORDS.page} ${page}` : date;
  return (
    <section className="result-header ground-hero">
      <div className="result-header__inner wrap">
        {picture ? <Photo className="result-header__logo" image={picture} sizes="5rem" first /> : null}
        <div className="result-header__words">
          <h1>{titleOf(view, data)}</h1>
          {under === null ? null : <p className="result-header__date">{under}</p>}
          <Prose text={text} />
        </div>
        <Facts view={view} data={data} label={WORDS.facts.replace('{name}', () => name)} />
      </div>
    </section>
  );
}

interface FactsProps {
  readonly view: ResultHeaderProps['view'];
  readonly data: ResultHeaderBlockData;
  readonly label: string;
}

function Facts({ view, data: { type, url }, label }: FactsProps) {
  const href = useRouteHrefBuilder();
  const hasStatistics = useCapability('commercial_lotteries') && type === 'lottery_ticket';
  const to = { productOfferKey: url };
  const links = [
    ...(type === 'membership' ? [] : [{ key: 'results', label: WORDS.links.results, href: href('offer.results', to) }]),
    { key: 'winners', label: WORDS.links.winners, href: href('offer.winners', to) },
    ...(hasStatistics
      ? [{ key: 'statistics', label: WORDS.links.statistics, href: href('offer.statistics', to) }]
      : []),
    { key: 'play', label: WORDS.buy[type], href: href('offer.play', to) },
  ];
  return (
    <nav className="result-header__facts" aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.key} data-advertises={link.key === 'play' || undefined}>
            <a href={link.href} aria-current={link.key === view ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function titleOf(view: ResultHeaderProps['view'], { name, drawNo }: ResultHeaderBlockData): string {
  switch (view) {
    case 'results':
    case 'month':
      return `${name} ${WORDS.results}`;
    case 'draw':
      return `${name}, ${WORDS.draw} ${drawNo}`;
    case 'winners':
      return `${name} ${WORDS.winners}`;
    case 'statistics':
      return `${name} ${WORDS.statistics}`;
  }
}
