import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { type BuildRouteHref, useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { DrawnSets } from '../../_ui/ticket/drawn-sets.tsx';
import { describeDrawPrize, describeDrawWinners } from '../_shared/describe-draw-result.ts';
import { drawWinnersMessages } from '../_shared/draw-winners.messages.gen.ts';
import type { DrawResultView } from '../_shared/result-view.ts';
import type { ResultsStripBlockData } from './results-strip.data.ts';
import type { ResultsStripProps } from './results-strip.gen.ts';
import { resultsStripMessages } from './results-strip.messages.gen.ts';

export function ResultsStrip({ props, data }: BlockProps<ResultsStripProps, ResultsStripBlockData>) {
  const messages = useMessages(resultsStripMessages);
  const href = useRouteHrefBuilder();
  const { heading, look, more } = props;
  return (
    <section className="results-strip band">
      <div className="wrap">
        <SectionHead heading={heading} />
        {data.results.length > 0 ? (
          <ul className={`results-strip__results results-strip__results--${look}`}>
            {data.results.map((result) => (
              <Result key={`${result.url} ${result.name} ${result.drawNo}`} result={result} look={look} href={href} />
            ))}
          </ul>
        ) : (
          <p className="muted">{messages.none()}</p>
        )}
        {more ? (
          <p className="results-strip__more">
            <Anchor link={more.link}>{more.label}</Anchor>
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface ResultProps {
  readonly result: DrawResultView;
  readonly look: ResultsStripProps['look'];
  readonly href: BuildRouteHref;
}

function Result({ result, look, href }: ResultProps) {
  const messages = useMessages(resultsStripMessages);
  const winnersMessages = useMessages(drawWinnersMessages);
  const { locale } = useSite();
  const { category, name, url, drawNo, date, picture, prize, numbers, tickets, winners } = result;
  const linked = category !== 'giveaway';
  return (
    <li className={`results-strip__result${look === 'cards' ? ' card ground-surface' : ''}${linked ? ' covers' : ''}`}>
      {picture ? <Photo className="results-strip__picture" image={picture} sizes="2.5rem" /> : null}
      <h3>
        {linked ? (
          <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>{name}</a>
        ) : (
          name
        )}
      </h3>
      <p className="results-strip__date small muted">{messages.dateAndDraw({ date, drawNo: String(drawNo) })}</p>
      <DrawnSets sets={numbers} />
      {tickets.length > 0 ? (
        <p className="results-strip__ticket">
          {winnersMessages.ticket({
            ticket: formatShortList(tickets, locale),
            figure: (content) => <strong className="figure">{content}</strong>,
          })}
        </p>
      ) : null}
      <p className="results-strip__prize small">
        {prize ? <strong>{describeDrawPrize(prize, winnersMessages)} </strong> : null}
        {describeDrawWinners(winners, winnersMessages)}
      </p>
    </li>
  );
}
