import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { createProductClickAttribute } from '../../_ui/offer/product-data.ts';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { DrawnSets } from '../../_ui/ticket/drawn-sets.tsx';
import { describeDrawPrize, describeDrawWinners } from '../_shared/describe-draw-result.ts';
import { drawWinnersMessages } from '../_shared/draw-winners.messages.gen.ts';
import type { DrawResultView } from '../_shared/result-view.ts';
import type { ResultListBlockData } from './result-list.data.ts';
import type { ResultListProps } from './result-list.gen.ts';
import { resultListMessages } from './result-list.messages.gen.ts';

const ROUTES = { lottery: 'lotto-results.lotteries', raffle: 'lotto-results.raffles' };

export function ResultList({ props, data }: BlockProps<ResultListProps, ResultListBlockData>) {
  const messages = useMessages(resultListMessages);
  const href = useRouteHrefBuilder();
  const { heading, category, emptyText = messages.none() } = props;
  const { results, offerUrl, page, pages } = data;

  function pageHref(number: number): string {
    const isFirst = number === 1;
    if (offerUrl !== null)
      return href('offer.results', { productOfferKey: offerUrl }, isFirst ? {} : { page: String(number) });
    return href(category ? ROUTES[category] : 'lotto-results', isFirst ? {} : { page: String(number) });
  }

  return (
    <section className="result-list band">
      <div className="wrap">
        <SectionHead heading={heading} />
        {results.length === 0 ? <p className="muted">{emptyText}</p> : null}
        <ul className="result-list__results">
          {results.map((result) => (
            <Result
              key={`${result.url} ${result.name} ${result.drawNo}`}
              result={result}
              isOfOffer={offerUrl !== null}
              isBelow={heading !== undefined}
            />
          ))}
        </ul>
        <PaginationLinks label={messages.pages()} page={page} count={pages} href={pageHref} />
      </div>
    </section>
  );
}

interface ResultProps {
  readonly result: DrawResultView;
  /** Whether all draws are of one offer: titles then omit its name. */
  readonly isOfOffer: boolean;
  readonly isBelow: boolean;
}

function Result({ result, isOfOffer, isBelow }: ResultProps) {
  const messages = useMessages(resultListMessages);
  const winnersMessages = useMessages(drawWinnersMessages);
  const { locale } = useSite();
  const href = useRouteHrefBuilder();
  const { category, offerKey, name, url, drawNo, date, picture, prize, prizePool, numbers, tickets, winners } = result;
  const title = isOfOffer && category !== 'giveaway' ? messages.draw({ drawNo: String(drawNo) }) : name;
  return (
    <li
      className={`result-list__result${category === 'giveaway' ? '' : ' covers'}`}
      {...(category === 'giveaway'
        ? {}
        : createProductClickAttribute({
            product_id: offerKey,
            category,
            source: 'result-list',
            name,
            draw_date: result.drawDate,
            draw_no: drawNo,
            prize_pool: prizePool,
            ...(category === 'raffle' && { purchase_status: 'past_draw' }),
          }))}
    >
      {picture && !isOfOffer ? <Photo className="result-list__picture" image={picture} sizes="3rem" /> : null}
      <div className="result-list__what">
        <ContentCardHeading below={isBelow}>
          {category === 'giveaway' ? (
            title
          ) : (
            <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>{title}</a>
          )}
        </ContentCardHeading>
        <p className="small muted">{isOfOffer ? date : messages.dateAndDraw({ date, drawNo: String(drawNo) })}</p>
      </div>
      <div className="result-list__drawn">
        <DrawnSets sets={numbers} />
        {tickets.length > 0 ? (
          <p>
            {winnersMessages.ticket({
              ticket: formatShortList(tickets, locale),
              figure: (content) => <strong className="figure">{content}</strong>,
            })}
          </p>
        ) : null}
      </div>
      <p className="result-list__prize small">
        {prize ? <strong>{describeDrawPrize(prize, winnersMessages)}</strong> : null}{' '}
        <span>{describeDrawWinners(winners, winnersMessages)}</span>
      </p>
    </li>
  );
}
