import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { FoundWinner, WinnerSearchBlockData } from './winner-search.data.ts';
import type { WinnerSearchProps } from './winner-search.gen.ts';
import { type WinnerSearchMessages, winnerSearchMessages } from './winner-search.messages.gen.ts';

export function WinnerSearch({ id, props, data }: BlockProps<WinnerSearchProps, WinnerSearchBlockData>) {
  const messages = useMessages(winnerSearchMessages);
  const href = useRouteHrefBuilder();
  const { heading, intro, emptyText = messages.none() } = props;
  const { url, text, found, page, pages } = data;
  const to = { productOfferKey: url };
  const isSearch = text !== '';
  return (
    <section className="winner-search band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        <search>
          <form className="winner-search__form" action={href('offer.winners', to)} method="get">
            <p className="field">
              <label htmlFor={`${id}-q`}>{messages.label()}</label>
              <span className="field__hint" id={`${id}-hint`}>
                {messages.hint()}
              </span>
              <input
                id={`${id}-q`}
                name="q"
                type="search"
                maxLength={60}
                autoComplete="off"
                defaultValue={text}
                aria-describedby={`${id}-hint`}
              />
            </p>
            <button type="submit" className="button">
              {messages.search()}
            </button>
          </form>
        </search>
        {isSearch ? (
          <p className="winner-search__said">
            {describeSearch(data, messages)} <a href={href('offer.winners', to)}>{messages.all()}</a>
          </p>
        ) : null}
        {!isSearch && found.length === 0 ? (
          <p className="muted">{page === 1 && pages === 1 ? emptyText : messages.nobody()}</p>
        ) : null}
        <ul className="winner-search__winners">
          {found.map((winner, index) => (
            <Winner key={`${index} ${winner.name}`} winner={winner} url={url} />
          ))}
        </ul>
        <PaginationLinks
          label={messages.pages()}
          page={page}
          count={pages}
          href={(number) => href('offer.winners', to, number === 1 ? {} : { page: String(number) })}
        />
      </div>
    </section>
  );
}

function Winner({ winner, url }: { readonly winner: FoundWinner; readonly url: string }) {
  const messages = useMessages(winnerSearchMessages);
  const href = useRouteHrefBuilder();
  const { name, place, ticket, prize, amount, drawNo, draw, date } = winner;
  return (
    <li>
      <span>
        <strong className={ticket === null ? undefined : 'figure'}>
          {name ?? messages.ticket({ ticket: ticket ?? '' })}
        </strong>{' '}
        <span className="muted">{place}</span>
      </span>
      <span>{amount === null ? prize : messages.prize({ prize, amount })}</span>
      <span className="small">
        {drawNo === null
          ? messages.drawAndDate({ draw, date })
          : messages.linkedDrawAndDate({
              drawNo: String(drawNo),
              date,
              link: (content) => (
                <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>{content}</a>
              ),
            })}
      </span>
    </li>
  );
}

function describeSearch(
  { text, found, isCut, searchedDraws: draws }: WinnerSearchBlockData,
  messages: WinnerSearchMessages,
): string {
  const { length: count } = found;
  if (count === 0) return messages.foundNothing({ text, draws });
  return isCut ? messages.foundFirst({ text, count, draws }) : messages.found({ text, count, draws });
}
