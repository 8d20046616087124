import { type FormEvent, useId, useRef, useState } from 'react';
import {
  findWinningTicketsInRange,
  parseTicketRange,
  type TicketRange,
  type TicketRangeProblem,
} from '#domain/raffle/ticket-search.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { RaffleWinningTicketSearchBlockData, SearchedRaffleDraw } from './raffle-winning-ticket-search.data.ts';
import type { RaffleWinningTicketSearchProps } from './raffle-winning-ticket-search.gen.ts';
import {
  describeMistypedTicketRange,
  describeNoWinningTicket,
  describeWinningTicket,
  TICKET_SEARCH_WORDS,
} from './search-words.ts';

export function RaffleWinningTicketSearch({
  props,
  data,
}: BlockProps<RaffleWinningTicketSearchProps, RaffleWinningTicketSearchBlockData>) {
  const { heading = TICKET_SEARCH_WORDS.heading, intro } = props;
  if (data.draws.length === 0) return null;
  return (
    <section className="raffle-winning-ticket-search band" id="ticket-search">
      <div className="wrap wrap--narrow">
        <SectionHead heading={heading} intro={intro} />
        <Search draws={data.draws} />
        <noscript>
          <p>{TICKET_SEARCH_WORDS.noScript}</p>
        </noscript>
        <Winners data={data} />
      </div>
    </section>
  );
}

function Search({ draws }: { readonly draws: readonly SearchedRaffleDraw[] }) {
  const id = useId();
  const [range, setRange] = useState<TicketRange | null>(null);
  const [problem, setProblem] = useState<TicketRangeProblem | null>(null);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const firstField = useRef<HTMLInputElement>(null);

  function search(event: FormEvent) {
    event.preventDefault();
    const read = parseTicketRange(first, last);
    const isRead = !('problem' in read);
    setRange(isRead ? read : null);
    setProblem(isRead ? null : read.problem);
    if (!isRead) firstField.current?.focus();
  }

  const shown = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  return (
    <form
      className="raffle-winning-ticket-search__form"
      method="dialog"
      noValidate
      data-early-send=""
      onSubmit={search}
    >
      <p className="field">
        <label htmlFor={`${id}-first`}>{TICKET_SEARCH_WORDS.first}</label>
        <span className="field__hint">{TICKET_SEARCH_WORDS.firstHint}</span>
        <input
          ref={firstField}
          id={`${id}-first`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={first}
          onChange={({ target }) => setFirst(target.value)}
          {...shown}
        />
      </p>
      <p className="field">
        <label htmlFor={`${id}-last`}>{TICKET_SEARCH_WORDS.last}</label>
        <span className="field__hint">{TICKET_SEARCH_WORDS.lastHint}</span>
        <input
          id={`${id}-last`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={last}
          onChange={({ target }) => setLast(target.value)}
        />
      </p>
      <p className="raffle-winning-ticket-search__go">
        <button type="submit" className="button">
          {TICKET_SEARCH_WORDS.search}
        </button>
      </p>
      <div role="status" className="raffle-winning-ticket-search__result">
        {problem === null ? null : (
          <p id={`${id}-problem`} className="field__error">
            {describeMistypedTicketRange(problem)}
          </p>
        )}
        {range ? <Result range={range} draws={draws} /> : null}
      </div>
    </form>
  );
}

function Result({ range, draws }: { readonly range: TicketRange; readonly draws: readonly SearchedRaffleDraw[] }) {
  const hits = draws.flatMap((draw) =>
    findWinningTicketsInRange(range, draw).map((hit) => describeWinningTicket(hit, draw)),
  );
  if (hits.length === 0) return <p>{describeNoWinningTicket(range, draws.length)}</p>;
  return (
    <ul className="raffle-winning-ticket-search__hits">
      {hits.map((hit) => (
        <li key={hit}>{hit}</li>
      ))}
    </ul>
  );
}

function Winners({ data: { url, draws } }: { readonly data: RaffleWinningTicketSearchBlockData }) {
  const href = useRouteHrefBuilder();
  return (
    <details className="raffle-winning-ticket-search__winners">
      <summary>
        {TICKET_SEARCH_WORDS.winners} <Icon name="chevron" />
      </summary>
      <ul>
        {draws.map(({ drawNo, date, winningTickets }) => (
          <li key={drawNo}>
            <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>
              Draw {drawNo}, {date}
            </a>
            <span className="figure">{winningTickets.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
