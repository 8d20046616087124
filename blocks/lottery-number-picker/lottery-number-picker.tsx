import { useReducer, useRef, useState } from 'react';
import { displayMoney } from '#domain/money.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useHref, useSite } from '#engine/render/block-context.tsx';
import { cartFlow } from '#machines/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart.view.ts';
import { Icon } from '../_ui/icon.tsx';
import { SectionHead } from '../_ui/section-head.tsx';
import { GameList } from './game-list.tsx';
import type { PickerData } from './lottery-number-picker.data.ts';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';
import { gamesText, obstacleText, rulesOf, unfinishedText, WORDS } from './picker-words.ts';
import { secureRandom } from './secure-random.ts';
import { cartItem, changeTicket, emptyTicket, type Ticket, type TicketChange, ticketState } from './ticket.ts';
import { Radios, TicketOptions } from './ticket-options.tsx';

export function LotteryNumberPicker({ props, data }: BlockProps<LotteryNumberPickerProps, PickerData>) {
  const { heading = WORDS.heading, intro } = props;
  return (
    <section className="lottery-number-picker band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        <Ways data={data} />
        {data.draws.length > 0 ? <TicketForm props={props} data={data} /> : <p role="status">{WORDS.notOnSale}</p>}
        <noscript>
          <p>{WORDS.noScript}</p>
        </noscript>
        <Terms data={data} />
      </div>
    </section>
  );
}

function Ways({ data: { ways } }: { readonly data: PickerData }) {
  const href = useHref();
  if (ways.length < 2) return null;
  return (
    <nav className="lottery-number-picker__ways" aria-label={WORDS.ways}>
      <ul>
        {ways.map(({ name, url, segment, isCurrent }) => {
          const params = { productOfferKey: url, ...(segment === null ? {} : { gameTypeKey: segment }) };
          return (
            <li key={name}>
              <a href={href('offer.play', params)} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function TicketForm({ props, data }: { readonly props: LotteryNumberPickerProps; readonly data: PickerData }) {
  const [ticket, change] = useReducer(
    (before: Ticket, step: TicketChange) => changeTicket(data, before, step),
    data,
    emptyTicket,
  );
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const problems = useRef<HTMLDivElement>(null);
  const [blank] = useState(ticket);
  // The machine comes once somebody begins to fill in the ticket.
  const { view, send } = useFlow(cartFlow, cartView, ticket !== blank);
  const site = useSite();
  const state = ticketState(data, ticket);
  const { offer, completeGames, price, obstacles } = state;
  const isBusy = isAsked && (view === null || view.isAdding);
  const failure = isAsked ? (view?.failure ?? null) : null;
  const unfinished = ticket.games.length - completeGames;

  function add() {
    if (isBusy) return;
    setTried(true);
    setAsked(obstacles.length === 0);
    if (obstacles.length === 0) send({ type: 'ITEM.ADD', item: cartItem(data, ticket) });
    else problems.current?.focus();
  }

  return (
    <div className="lottery-number-picker__ticket">
      <div className="lottery-number-picker__fill">
        {data.offers.length > 1 ? (
          <Radios
            legend={WORDS.offer}
            options={data.offers.map(({ key, name }) => ({ key, label: name, hint: null }))}
            value={offer.key}
            onChoose={(key) => change({ type: 'offer', key })}
          />
        ) : null}
        <GameCount ticket={ticket} change={change} min={offer.minGames} max={offer.maxGames} />
        {offer.numberSets.length > 0 ? (
          <>
            <p className="actions">
              <button
                type="button"
                className="button"
                onClick={() => change({ type: 'dip-all', random: secureRandom })}
              >
                {WORDS.dipAll}
              </button>
              <button type="button" className="button button--secondary" onClick={() => change({ type: 'clear-all' })}>
                {WORDS.clearAll}
              </button>
            </p>
            <GameList ticket={ticket} state={state} change={change} />
          </>
        ) : (
          <p>{WORDS.shopPicks}</p>
        )}
      </div>
      <div className="lottery-number-picker__summary card ground-surface">
        <TicketOptions data={data} ticket={ticket} change={change} />
        <div className="lottery-number-picker__pay">
          <p className="lottery-number-picker__total" role="status">
            <span>
              {WORDS.total}, {gamesText(completeGames)}
            </span>{' '}
            <strong className="figure">
              {price === null ? '–' : displayMoney(price, { locale: site.locale, currency: data.currency })}
            </strong>
          </p>
          {unfinished > 0 && completeGames > 0 ? <p className="small muted">{unfinishedText(unfinished)}</p> : null}
          <div ref={problems} tabIndex={-1} role="alert" className="lottery-number-picker__problems">
            {isTried && obstacles.length > 0 ? (
              <ul>
                {obstacles.map((obstacle) => (
                  <li key={obstacle}>{obstacleText(obstacle, offer)}</li>
                ))}
              </ul>
            ) : null}
            {failure === null ? null : <p>{failure}</p>}
          </div>
          <button
            type="button"
            className="button lottery-number-picker__add"
            aria-disabled={isBusy ? true : undefined}
            onClick={add}
          >
            {isBusy ? WORDS.adding : (props.addLabel ?? WORDS.add)}
          </button>
        </div>
      </div>
    </div>
  );
}

interface GameCountProps {
  readonly ticket: Ticket;
  readonly change: (step: TicketChange) => void;
  readonly min: number;
  readonly max: number;
}

function GameCount({ ticket, change, min, max }: GameCountProps) {
  const games = ticket.games.length;
  if (min === max) return null;
  return (
    <div className="lottery-number-picker__count" role="group" aria-label={WORDS.count}>
      <button
        type="button"
        className="button button--secondary"
        aria-label={WORDS.fewer}
        disabled={games <= min}
        onClick={() => change({ type: 'count', games: games - 1 })}
      >
        −
      </button>
      <output className="figure">{gamesText(games)}</output>
      <button
        type="button"
        className="button button--secondary"
        aria-label={WORDS.more}
        disabled={games >= max}
        onClick={() => change({ type: 'count', games: games + 1 })}
      >
        +
      </button>
    </div>
  );
}

/** What can be read without JavaScript: the rules and the prices of every size of the game. */
function Terms({ data }: { readonly data: PickerData }) {
  const { locale } = useSite();
  const money = { locale, currency: data.currency };
  return (
    <details className="lottery-number-picker__terms">
      <summary>
        {WORDS.terms} <Icon name="chevron" />
      </summary>
      {data.offers.map((offer) => (
        <div key={offer.key}>
          <h3>{offer.name}</h3>
          <ul>
            {rulesOf(offer).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <ul className="lottery-number-picker__prices figure">
            {Object.entries(offer.prices).map(([games, price]) => (
              <li key={games}>
                {gamesText(Number(games))} <strong>{displayMoney(price, money)}</strong>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
