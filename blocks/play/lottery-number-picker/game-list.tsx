import { type Dispatch, memo, useCallback } from 'react';
import { isGameComplete } from '#domain/play/game.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { GameFavouriteNumbersButtons } from './favourite-tools.tsx';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import { NumberGrid } from './number-grid.tsx';
import type { LotteryNumberPickerData, NumberPickerGameOffer } from './picker-data.ts';
import { generateSecureRandomFraction } from './secure-random.ts';
import {
  getGameRules,
  type PicksByNumberSet,
  type TicketDraft,
  type TicketDraftChange,
  toTicketGameWithBlanks,
} from './ticket.ts';

interface GameListProps {
  readonly data: LotteryNumberPickerData;
  readonly offer: NumberPickerGameOffer;
  readonly ticket: Pick<TicketDraft, 'games' | 'active'>;
  readonly isTouched: boolean;
  readonly change: Dispatch<TicketDraftChange>;
  /** For changes that are shown before they are applied to the ticket. */
  readonly tap: Dispatch<TicketDraftChange>;
}

/** Every game of the ticket with its numbers; one is open for picking. */
export function TicketGamePickerList({
  data,
  offer,
  ticket: { games, active },
  isTouched,
  change,
  tap,
}: GameListProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  return (
    <ol className="lottery-number-picker__games" aria-label={messages.games()}>
      {games.map((picks, index) => (
        <Game
          key={index}
          data={data}
          offer={offer}
          index={index}
          picks={picks}
          isOpen={index === active}
          isTouched={index === active && isTouched}
          isOnly={games.length === 1}
          change={change}
          tap={tap}
        />
      ))}
    </ol>
  );
}

interface GameProps {
  readonly data: Pick<LotteryNumberPickerData, 'lotteryKey' | 'gameType' | 'canSaveFavourites'>;
  readonly offer: NumberPickerGameOffer;
  readonly index: number;
  readonly picks: PicksByNumberSet;
  readonly isOpen: boolean;
  /** Whether the ticket has been edited; only set for the open game. */
  readonly isTouched: boolean;
  readonly isOnly: boolean;
  readonly change: Dispatch<TicketDraftChange>;
  readonly tap: Dispatch<TicketDraftChange>;
}

/** A tap changes one game: the others keep their props and don't re-render. */
const Game = memo(function Game({ data, offer, index, picks, isOpen, isTouched, isOnly, change, tap }: GameProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  const number = index + 1;
  const isComplete = isGameComplete(toTicketGameWithBlanks(picks, data, offer), getGameRules(data, offer));
  const count = countNumbersLeft(picks, offer);
  const pick = useCallback(
    (set: string, number: number, isPicked: boolean) => tap({ type: 'pick', game: index, set, number, isPicked }),
    [tap, index],
  );
  return (
    <li className="lottery-number-picker__game" data-complete={isComplete ? '' : undefined}>
      <div className="lottery-number-picker__row">
        <button
          type="button"
          className="lottery-number-picker__open"
          aria-expanded={isOpen}
          onClick={() => change({ type: 'show', game: index })}
        >
          <span className="lottery-number-picker__name">{messages.game({ number })}</span>
          <Picked offer={offer} picks={picks} isOpen={isOpen} />
          <span className="lottery-number-picker__left small">
            {isComplete ? messages.complete() : messages.numbersLeft({ count })}
          </span>
        </button>
        <span className="lottery-number-picker__tools">
          <button
            type="button"
            className="button button--quiet"
            aria-label={messages.dipOfGame({ number })}
            onClick={() => change({ type: 'dip', game: index, random: generateSecureRandomFraction })}
          >
            {messages.dip()}
          </button>
          <button
            type="button"
            className="button button--quiet"
            aria-label={messages.clearGame({ number })}
            disabled={offer.numberSets.every(({ key }) => !picks[key]?.length)}
            onClick={() => change({ type: 'clear', game: index })}
          >
            {messages.clear()}
          </button>
        </span>
      </div>
      {isOpen ? (
        <div className="lottery-number-picker__grids">
          {offer.numberSets.map((set) => (
            <NumberGrid key={set.key} set={set} picked={picks[set.key] ?? NONE} game={number} onPick={pick} />
          ))}
          <p className="visually-hidden" role="status">
            {isComplete ? messages.gameComplete({ number }) : messages.gameNumbersLeft({ number, count })}
          </p>
          <div className="lottery-number-picker__after">
            <GameFavouriteNumbersButtons
              data={data}
              offer={offer}
              index={index}
              picks={picks}
              isComplete={isComplete}
              isTouched={isTouched}
              change={change}
            />
            {isOnly ? null : (
              <button type="button" className="button button--quiet" onClick={() => change({ type: 'next' })}>
                {messages.next()}
              </button>
            )}
          </div>
        </div>
      ) : null}
    </li>
  );
});

const NONE: readonly number[] = [];

/** How many numbers a game still needs. */
function countNumbersLeft(picks: PicksByNumberSet, { numberSets }: Pick<NumberPickerGameOffer, 'numberSets'>): number {
  return numberSets.reduce((sum, { key, count: size }) => sum + size - (picks[key]?.length ?? 0), 0);
}

interface PickedProps {
  readonly offer: NumberPickerGameOffer;
  readonly picks: PicksByNumberSet;
  readonly isOpen: boolean;
}

/** The numbers of a game; the open one shows placeholders for missing ones, to avoid layout shifts. */
function Picked({ offer, picks, isOpen }: PickedProps) {
  return (
    <span className="lottery-number-picker__picked">
      {offer.numberSets.map(({ key, name, count }, at) => {
        const numbers = picks[key] ?? NONE;
        return (
          <span key={key} className="lottery-number-picker__balls">
            {at > 0 && numbers.length > 0 ? <span className="visually-hidden">{name} </span> : null}
            {Array.from({ length: isOpen ? count : numbers.length }, (_, place) => (
              <span
                key={place}
                className={`lottery-number-picker__ball${at > 0 ? ' lottery-number-picker__ball--extra' : ''}`}
                data-open={place < numbers.length ? undefined : ''}
              >
                {place < numbers.length ? `${numbers[place]} ` : ''}
              </span>
            ))}
          </span>
        );
      })}
    </span>
  );
}
