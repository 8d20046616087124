import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { ResultHeaderBlockData } from './result-header.data.ts';
import type { ResultHeaderProps } from './result-header.gen.ts';
import { type ResultHeaderMessages, resultHeaderMessages } from './result-header.messages.gen.ts';

export function ResultHeader({ props, data }: BlockProps<ResultHeaderProps, ResultHeaderBlockData>) {
  const messages = useMessages(resultHeaderMessages);
  const { view, heading, text } = props;
  const { name, picture, page, date } = data;
  const under = page > 1 ? messages.page({ page: String(page) }) : date;
  return (
    <section className="result-header ground-hero">
      <div className="result-header__inner wrap">
        {picture ? <Photo className="result-header__logo" image={picture} sizes="5rem" first /> : null}
        <div className="result-header__words">
          <h1>{heading === undefined ? describeView(view, data, messages) : fillHeading(heading, data)}</h1>
          {under === null ? null : <p className="result-header__date">{under}</p>}
          <Prose text={text} />
        </div>
        <Facts view={view} data={data} label={messages.facts({ name })} />
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
  const messages = useMessages(resultHeaderMessages);
  const href = useRouteHrefBuilder();
  const hasStatistics = useCapability('commercial_lotteries') && type === 'lottery_ticket';
  const to = { productOfferKey: url };
  const links = [
    ...(type === 'membership' ? [] : [{ key: 'results', label: messages.results(), href: href('offer.results', to) }]),
    { key: 'winners', label: messages.winners(), href: href('offer.winners', to) },
    ...(hasStatistics ? [{ key: 'statistics', label: messages.statistics(), href: href('offer.statistics', to) }] : []),
    { key: 'play', label: messages.buy({ type }), href: href('offer.play', to) },
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

/** An editor's heading with the name of the product and the number of the draw. */
function fillHeading(heading: string, { name, drawNo }: Pick<ResultHeaderBlockData, 'name' | 'drawNo'>): string {
  return heading.replaceAll('{name}', () => name).replaceAll('{drawNo}', () => String(drawNo ?? ''));
}

function describeView(
  view: ResultHeaderProps['view'],
  { name, drawNo }: ResultHeaderBlockData,
  messages: ResultHeaderMessages,
): string {
  switch (view) {
    case 'draw':
      return messages.drawTitle({ name, drawNo: String(drawNo) });
    case 'month':
      return messages.title({ view: 'results', name });
    default:
      return messages.title({ view, name });
  }
}
