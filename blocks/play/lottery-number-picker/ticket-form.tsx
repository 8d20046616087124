import { type Dispatch, useReducer, useState } from 'react';
import { GameList } from './game-list.tsx';
import type { PickerData } from './picker-data.ts';
import { formatTicketGames, PICKER_WORDS } from './picker-words.ts';
import { PickerRadios } from './radios.tsx';
import { secureRandom } from './secure-random.ts';
import { changeTicket, createEmptyTicket, type PickerTicket, type TicketChange } from './ticket.ts';
import { TicketOptions } from './ticket-options.tsx';
import { TicketPay } from './ticket-pay.tsx';
import { computeTicketState } from './ticket-state.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useDeferredFlag } from './use-soon.ts';

interface TicketFormProps {
  readonly data: PickerData;
  readonly addLabel: string | undefined;
}

/** The ticket: its games on one side, what holds for all of them and the price on the other. */
export function TicketForm({ data, addLabel }: TicketFormProps) {
  const [ticket, dispatch] = useReducer(
    (before: PickerTicket, step: TicketChange) => changeTicket(data, before, step),
    data,
    createEmptyTicket,
  );
  const { now: change, later, waiting } = useAfterPaint(dispatch);
  const [blank] = useState(ticket);
  // The machines come once somebody begins to fill in the ticket.
  const isTouched = useDeferredFlag(ticket !== blank);
  const state = computeTicketState(data, ticket);
  const { offer } = state;
  return (
    <div className="lottery-number-picker__ticket" data-plain={offer.numberSets.length === 0 ? '' : undefined}>
      <div className="lottery-number-picker__fill">
        {data.offers.length > 1 ? (
          <PickerRadios
            legend={PICKER_WORDS.offer}
            options={data.offers.map((option) => ({ key: option.key, label: option.name, hint: option.hint }))}
            value={offer.key}
            onChoose={(key) => change({ type: 'offer', key })}
          />
        ) : null}
        <GameCount games={ticket.games.length} min={offer.minGames} max={offer.maxGames} change={change} />
        {offer.numberSets.length > 0 ? (
          <>
            <p className="actions">
              <button
                type="button"
                className="button"
                onClick={() => change({ type: 'dip-all', random: secureRandom })}
              >
                {PICKER_WORDS.dipAll}
              </button>
              <button type="button" className="button button--secondary" onClick={() => change({ type: 'clear-all' })}>
                {PICKER_WORDS.clearAll}
              </button>
            </p>
            <GameList data={data} offer={offer} ticket={ticket} isTouched={isTouched} change={change} tap={later} />
          </>
        ) : null}
      </div>
      <div className="lottery-number-picker__summary card ground-surface">
        <TicketOptions
          data={data}
          day={ticket.day}
          causeKey={ticket.causeKey}
          drawNo={state.drawNo}
          chosenDrawNo={ticket.drawNo}
          numDraws={ticket.numDraws}
          numWeeks={ticket.numWeeks}
          repeats={ticket.repeats}
          minimumJackpot={ticket.minimumJackpot}
          change={change}
        />
        <TicketPay
          data={data}
          ticket={ticket}
          waiting={waiting}
          state={state}
          isTouched={isTouched}
          addLabel={addLabel}
          change={change}
        />
      </div>
    </div>
  );
}

interface GameCountProps {
  readonly games: number;
  readonly min: number;
  readonly max: number;
  readonly change: Dispatch<TicketChange>;
}

function GameCount({ games, min, max, change }: GameCountProps) {
  if (min === max) return null;
  return (
    <div className="lottery-number-picker__count" role="group" aria-label={PICKER_WORDS.count}>
      <button
        type="button"
        className="button button--secondary"
        aria-label={PICKER_WORDS.fewer}
        disabled={games <= min}
        onClick={() => change({ type: 'count', games: games - 1 })}
      >
        −
      </button>
      <output className="figure">{formatTicketGames(games)}</output>
      <button
        type="button"
        className="button button--secondary"
        aria-label={PICKER_WORDS.more}
        disabled={games >= max}
        onClick={() => change({ type: 'count', games: games + 1 })}
      >
        +
      </button>
    </div>
  );
}
