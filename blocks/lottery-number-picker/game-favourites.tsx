import { type Dispatch, useEffect, useRef } from 'react';
import { playFavourites } from '#domain/play/favourites.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { favouriteNumbersFlow } from '#machines/favourite-numbers/favourite-numbers.flow.ts';
import { favouriteNumbersView } from '#machines/favourite-numbers/favourite-numbers.view.ts';
import type { PickerData, PlayableOffer } from './picker-data.ts';
import { type Picks, picksOf, type TicketChange } from './ticket.ts';

export interface FavouriteRequest {
  readonly kind: 'use' | 'keep';
}

export interface GameFavouritesProps {
  readonly data: PickerData;
  readonly offer: PlayableOffer;
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
  const { data, offer, index, picks, isComplete, request, onSettled, change } = props;
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
    const played = sets && picksOf({ numberSets: playFavourites(sets, offer.numberSets) }, offer);
    if (played) change({ type: 'favourites', game: index, picks: played });
    else send({ type: 'FAVOURITES.MISS' });
    onSettled();
  }, [request, view, picks, offer, lotteryKey, index, change, send, onSettled]);

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
