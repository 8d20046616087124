import { type Dispatch, useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { favouriteNumbersFlow } from '#machines/favourite-numbers/favourite-numbers.flow.ts';
import { favouriteNumbersView } from '#machines/favourite-numbers/favourite-numbers.view.ts';
import type { PickerData } from './picker-data.ts';
import type { Picks, TicketChange } from './ticket.ts';

export interface FavouriteRequest {
  readonly kind: 'use' | 'keep';
}

export interface GameFavouritesProps {
  readonly data: PickerData;
  readonly index: number;
  readonly picks: Picks;
  readonly isComplete: boolean;
  /** What was asked for and is not done yet. */
  readonly request: FavouriteRequest | null;
  readonly onSettled: () => void;
  readonly change: Dispatch<TicketChange>;
}

const TIP =
  'Play the same numbers often? Save a complete game as your favourites, and fill any game with them in one press.';
const CLOSE = 'Ok, got it';

/** Does what is asked for with favourite numbers once they are known, and tells that there are such things. */
export function GameFavourites(props: GameFavouritesProps) {
  const { data, index, picks, isComplete, request, onSettled, change } = props;
  const { lotteryKey } = data;
  const { view, send } = useFlow(favouriteNumbersFlow, favouriteNumbersView);
  const retried = useRef<FavouriteRequest | null>(null);

  useEffect(() => {
    if (!request || !view || view.status === 'loading') return;
    if (request.kind === 'keep') {
      const numberSets = Object.entries(picks).map(([key, numbers]) => ({ key, numbers }));
      send({ type: 'FAVOURITES.SAVE', lotteryKey, numberSets });
      return onSettled();
    }
    if (view.status === 'failed' && retried.current !== request) {
      retried.current = request;
      send({ type: 'FAVOURITES.LOAD' });
      return;
    }
    const sets = view.favourites.find((entry) => entry.lotteryKey === lotteryKey)?.numberSets;
    if (sets) change({ type: 'favourites', game: index, sets });
    else send({ type: 'FAVOURITES.MISS' });
    onSettled();
  }, [request, view, picks, lotteryKey, index, change, send, onSettled]);

  if (!view?.isTipShown || !isComplete) return null;
  return (
    <div className="lottery-number-picker__tip" role="note">
      <p>{TIP}</p>
      <button type="button" className="button button--quiet" onClick={() => send({ type: 'TIP.CLOSE' })}>
        {CLOSE}
      </button>
    </div>
  );
}
