import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { FoundWinner, WinnerSearchBlockData } from './winner-search.data.ts';
import type { WinnerSearchProps } from './winner-search.gen.ts';

const WORDS = {
  label: 'Search the winners',
  hint: 'A name, a place, a prize, or the number of a winning ticket.',
  search: 'Search',
  all: 'Show all winners',
  pages: 'Pages of winners',
  none: 'The first winners will be named here.',
  nobody: 'Nobody who won in these draws has agreed to be named.',
  ticket: 'Ticket',
  draw: 'Draw',
};

export function WinnerSearch({ id, props, data }: BlockProps<WinnerSearchProps, WinnerSearchBlockData>) {
  const href = useRouteHrefBuilder();
  const { heading, intro, emptyText = WORDS.none } = props;
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
              <label htmlFor={`${id}-q`}>{WORDS.label}</label>
              <span className="field__hint" id={`${id}-hint`}>
                {WORDS.hint}
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
              {WORDS.search}
            </button>
          </form>
        </search>
        {isSearch ? (
          <p className="winner-search__said">
            {saidOf(data)} <a href={href('offer.winners', to)}>{WORDS.all}</a>
          </p>
        ) : null}
        {!isSearch && found.length === 0 ? (
          <p className="muted">{page === 1 && pages === 1 ? emptyText : WORDS.nobody}</p>
        ) : null}
        <ul className="winner-search__winners">
          {found.map((winner, index) => (
            <Winner key={`${index} ${winner.name}`} winner={winner} url={url} />
          ))}
        </ul>
        <PaginationLinks
          label={WORDS.pages}
          page={page}
          count={pages}
          href={(number) => href('offer.winners', to, number === 1 ? {} : { page: String(number) })}
        />
      </div>
    </section>
  );
}

function Winner({ winner, url }: { readonly winner: FoundWinner; readonly url: string }) {
  const href = useRouteHrefBuilder();
  const { name, place, ticket, prize, drawNo, draw, date } = winner;
  return (
    <li>
      <span>
        <strong className={ticket === null ? undefined : 'figure'}>{name ?? `${WORDS.ticket} ${ticket}`}</strong>{' '}
        <span className="muted">{place}</span>
      </span>
      <span>{prize}</span>
      <span className="small">
        {drawNo === null ? (
          draw
        ) : (
          <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>
            {WORDS.draw} {drawNo}
          </a>
        )}
        , {date}
      </span>
    </li>
  );
}

function saidOf({ text, found, isCut, searchedDraws }: WinnerSearchBlockData): string {
  const where = searchedDraws === 1 ? 'the last draw' : `the last ${searchedDraws} draws`;
  if (found.length === 0) return `We found nothing for “${text}” in ${where}.`;
  if (isCut) return `The first ${found.length} for “${text}” in ${where}.`;
  return `${found.length} found for “${text}” in ${where}.`;
}
