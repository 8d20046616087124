import { type FormEvent, useId, useRef, useState } from 'react';
import { formatShortList } from '#domain/list-format.ts';
import {
  findWinningTicketsInRange,
  MAX_TICKETS_IN_SEARCH,
  parseTicketRange,
  type TicketRange,
  type TicketRangeProblem,
  type WinningTicket,
} from '#domain/raffle/ticket-search.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { RaffleWinningTicketSearchBlockData, SearchedRaffleDraw } from './raffle-winning-ticket-search.data.ts';
import type { RaffleWinningTicketSearchProps } from './raffle-winning-ticket-search.gen.ts';
import {
  type RaffleWinningTicketSearchMessages,
  raffleWinningTicketSearchMessages,
} from './raffle-winning-ticket-search.messages.gen.ts';

export function RaffleWinningTicketSearch({
  props,
  data,
}: BlockProps<RaffleWinningTicketSearchProps, RaffleWinningTicketSearchBlockData>) {
  const messages = useMessages(raffleWinningTicketSearchMessages);
  const { heading = messages.heading(), intro } = props;
  if (data.draws.length === 0) return null;
  return (
    <section className="raffle-winning-ticket-search band" id="ticket-search">
      <div className="wrap wrap--narrow">
        <SectionHead heading={heading} intro={intro} />
        <Search draws={data.draws} />
        <noscript>
          <p>{messages.noScript()}</p>
        </noscript>
        <Winners data={data} />
      </div>
    </section>
  );
}

function Search({ draws }: { readonly draws: readonly SearchedRaffleDraw[] }) {
  const messages = useMessages(raffleWinningTicketSearchMessages);
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
        <label htmlFor={`${id}-first`}>{messages.first()}</label>
        <span className="field__hint">{messages.firstHint()}</span>
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
        <label htmlFor={`${id}-last`}>{messages.last()}</label>
        <span className="field__hint">{messages.lastHint()}</span>
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
          {messages.search()}
        </button>
      </p>
      <div role="status" className="raffle-winning-ticket-search__result">
        {problem === null ? null : (
          <p id={`${id}-problem`} className="field__error">
            {describeTicketRangeProblem(problem, messages)}
          </p>
        )}
        {range ? <Result range={range} draws={draws} /> : null}
      </div>
    </form>
  );
}

function Result({ range, draws }: { readonly range: TicketRange; readonly draws: readonly SearchedRaffleDraw[] }) {
  const messages = useMessages(raffleWinningTicketSearchMessages);
  const hits = draws.flatMap((draw) =>
    findWinningTicketsInRange(range, draw).map((hit) => describeWinningTicket(hit, draw, messages)),
  );
  if (hits.length === 0) return <p>{describeNoWinningTicket(range, draws.length, messages)}</p>;
  return (
    <ul className="raffle-winning-ticket-search__hits">
      {hits.map((hit) => (
        <li key={hit}>{hit}</li>
      ))}
    </ul>
  );
}

function describeTicketRangeProblem(problem: TicketRangeProblem, messages: RaffleWinningTicketSearchMessages): string {
  switch (problem) {
    case 'required':
      return messages.required();
    case 'number':
      return messages.numbersOnly();
    case 'backwards':
      return messages.backwards();
    case 'too_many':
      return messages.tooMany({ count: MAX_TICKETS_IN_SEARCH });
  }
}

function describeWinningTicket(
  { ticket, prize }: WinningTicket,
  { drawNo, date }: SearchedRaffleDraw,
  messages: RaffleWinningTicketSearchMessages,
): string {
  const won = { ticket, drawNo: String(drawNo), date };
  return prize === null ? messages.wonPrize(won) : messages.won({ ...won, prize });
}

function describeNoWinningTicket(
  { from, to }: TicketRange,
  draws: number,
  messages: RaffleWinningTicketSearchMessages,
): string {
  return from === to
    ? messages.notWon({ ticket: String(from), draws })
    : messages.noneWon({ from: String(from), to: String(to), draws });
}

function Winners({ data: { url, draws } }: { readonly data: RaffleWinningTicketSearchBlockData }) {
  const messages = useMessages(raffleWinningTicketSearchMessages);
  const href = useRouteHrefBuilder();
  const { locale } = useSite();
  return (
    <details className="raffle-winning-ticket-search__winners">
      <summary>
        {messages.winners()} <Icon name="chevron" />
      </summary>
      <ul>
        {draws.map(({ drawNo, date, winningTickets }) => (
          <li key={drawNo}>
            <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>
              {messages.winnersOfDraw({ drawNo: String(drawNo), date })}
            </a>
            <span className="figure">{formatShortList(winningTickets, locale)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
