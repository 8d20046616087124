import { type Dispatch, useReducer, useState } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { TicketGamePickerList } from './game-list.tsx';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import type { LotteryNumberPickerData } from './picker-data.ts';
import { PickerRadios } from './radios.tsx';
import { generateSecureRandomFraction } from './secure-random.ts';
import { applyTicketDraftChange, createEmptyTicketDraft, type TicketDraft, type TicketDraftChange } from './ticket.ts';
import { LotteryTicketOptions } from './ticket-options.tsx';
import { LotteryTicketAddToCartPanel } from './ticket-pay.tsx';
import { summarizeTicketDraft } from './ticket-state.ts';
import { useAfterPaintQueue } from './use-after-paint.ts';
import { useDeferredFlag } from './use-soon.ts';

interface TicketFormProps {
  readonly data: LotteryNumberPickerData;
  readonly addLabel: string | undefined;
}

/** The ticket: games on one side, the settings for all games and the price on the other. */
export function LotteryTicketForm({ data, addLabel }: TicketFormProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  const [ticket, dispatch] = useReducer(
    (before: TicketDraft, step: TicketDraftChange) => applyTicketDraftChange(data, before, step),
    data,
    createEmptyTicketDraft,
  );
  const { now: change, later, waiting } = useAfterPaintQueue(dispatch);
  const [blank] = useState(ticket);
  // The machines are loaded once the ticket has been edited.
  const isTouched = useDeferredFlag(ticket !== blank);
  const state = summarizeTicketDraft(data, ticket);
  const { offer } = state;
  return (
    <div className="lottery-number-picker__ticket" data-plain={offer.numberSets.length === 0 ? '' : undefined}>
      <div className="lottery-number-picker__fill">
        {data.offers.length > 1 ? (
          <PickerRadios
            legend={messages.offer()}
            options={data.offers.map(({ key, name, combinations }) => ({
              key,
              label: name,
              hint: combinations > 1 ? messages.combinations({ combinations: String(combinations) }) : null,
            }))}
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
                onClick={() => change({ type: 'dip-all', random: generateSecureRandomFraction })}
              >
                {messages.dipAll()}
              </button>
              <button type="button" className="button button--secondary" onClick={() => change({ type: 'clear-all' })}>
                {messages.clearAll()}
              </button>
            </p>
            <TicketGamePickerList
              data={data}
              offer={offer}
              ticket={ticket}
              isTouched={isTouched}
              change={change}
              tap={later}
            />
          </>
        ) : null}
      </div>
      <div className="lottery-number-picker__summary card ground-surface">
        <LotteryTicketOptions
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
        <LotteryTicketAddToCartPanel
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
  readonly change: Dispatch<TicketDraftChange>;
}

function GameCount({ games, min, max, change }: GameCountProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  if (min === max) return null;
  return (
    <div className="lottery-number-picker__count" role="group" aria-label={messages.gameCount()}>
      <button
        type="button"
        className="button button--secondary"
        aria-label={messages.fewer()}
        disabled={games <= min}
        onClick={() => change({ type: 'count', games: games - 1 })}
      >
        −
      </button>
      <output className="figure">{messages.gamesOfTicket({ count: games })}</output>
      <button
        type="button"
        className="button button--secondary"
        aria-label={messages.more()}
        disabled={games >= max}
        onClick={() => change({ type: 'count', games: games + 1 })}
      >
        +
      </button>
    </div>
  );
}
