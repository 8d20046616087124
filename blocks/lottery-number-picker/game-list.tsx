import type { Dispatch } from 'react';
import { NumberGrid } from './number-grid.tsx';
import { gameName, leftText, WORDS } from './picker-words.ts';
import { secureRandom } from './secure-random.ts';
import { type Picks, pickedOf, type Ticket, type TicketChange, type TicketState } from './ticket.ts';

interface GameListProps {
  readonly ticket: Ticket;
  readonly state: TicketState;
  readonly change: Dispatch<TicketChange>;
}

/** Every game of the ticket with its numbers; one is open for picking. */
export function GameList({ ticket, state, change }: GameListProps) {
  return (
    <ol className="lottery-number-picker__games" aria-label={WORDS.games}>
      {ticket.games.map((picks, index) => (
        <li
          key={index}
          className="lottery-number-picker__game"
          data-complete={state.complete[index] === true ? '' : undefined}
        >
          <GameRow index={index} picks={picks} isOpen={index === ticket.active} state={state} change={change} />
          {index === ticket.active ? <OpenGame index={index} ticket={ticket} state={state} change={change} /> : null}
        </li>
      ))}
    </ol>
  );
}

interface GameRowProps {
  readonly index: number;
  readonly picks: Picks;
  readonly isOpen: boolean;
  readonly state: TicketState;
  readonly change: Dispatch<TicketChange>;
}

function GameRow({ index, picks, isOpen, state, change }: GameRowProps) {
  const name = gameName(index);
  const { numberSets } = state.offer;
  const isEmpty = numberSets.every(({ key }) => !picks[key]?.length);
  return (
    <div className="lottery-number-picker__row">
      <button
        type="button"
        className="lottery-number-picker__open"
        aria-expanded={isOpen}
        onClick={() => change({ type: 'show', game: index })}
      >
        <span className="lottery-number-picker__name">{name}</span>
        <span className="lottery-number-picker__picked">
          {numberSets.map(({ key, name: setName }, at) => (
            <span key={key} className="lottery-number-picker__balls">
              {at > 0 && picks[key]?.length ? <span className="visually-hidden">{setName} </span> : null}
              {(picks[key] ?? []).map((number) => (
                <span
                  key={number}
                  className={
                    at === 0
                      ? 'lottery-number-picker__ball'
                      : 'lottery-number-picker__ball lottery-number-picker__ball--extra'
                  }
                >
                  {number}{' '}
                </span>
              ))}
            </span>
          ))}
        </span>
        <span className="lottery-number-picker__left small">{leftText(picks, state.offer)}</span>
      </button>
      <span className="lottery-number-picker__tools">
        <button
          type="button"
          className="button button--quiet"
          aria-label={`${WORDS.dip}, ${name}`}
          onClick={() => change({ type: 'dip', game: index, random: secureRandom })}
        >
          {WORDS.dip}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-label={`${WORDS.clear}, ${name}`}
          disabled={isEmpty}
          onClick={() => change({ type: 'clear', game: index })}
        >
          {WORDS.clear}
        </button>
      </span>
    </div>
  );
}

function OpenGame({ index, ticket, state, change }: GameListProps & { readonly index: number }) {
  const picks = pickedOf(ticket, index);
  return (
    <div className="lottery-number-picker__grids">
      {state.offer.numberSets.map((set) => (
        <NumberGrid
          key={set.key}
          set={set}
          picked={picks[set.key] ?? []}
          of={gameName(index)}
          onToggle={(number) => change({ type: 'toggle', set: set.key, number })}
        />
      ))}
      <p className="visually-hidden" role="status">
        {`${gameName(index)}: ${leftText(picks, state.offer)}`}
      </p>
    </div>
  );
}
