import { type Dispatch, useEffect, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useCapability } from '#engine/render/block-context.tsx';
import { favouriteNumbersFlow } from '#machines/favourite-numbers/favourite-numbers.flow.ts';
import { favouriteNumbersView } from '#machines/favourite-numbers/favourite-numbers.view.ts';
import type { PickerData } from './picker-data.ts';
import { gameName, WORDS } from './picker-words.ts';
import type { Picks, TicketChange } from './ticket.ts';

interface GameFavouritesProps {
  readonly data: PickerData;
  readonly index: number;
  readonly picks: Picks;
  readonly isComplete: boolean;
  readonly isTouched: boolean;
  readonly change: Dispatch<TicketChange>;
}

/** Fills the open game with the customer's favourite numbers, and keeps its numbers as such. */
export function GameFavourites(props: GameFavouritesProps) {
  return useCapability('favourite-numbers') ? <Favourites {...props} /> : null;
}

function Favourites({ data, index, picks, isComplete, isTouched, change }: GameFavouritesProps) {
  const { lotteryKey, keepsFavourites } = data;
  const [isWanted, setWanted] = useState(false);
  const { view, send } = useFlow(favouriteNumbersFlow, favouriteNumbersView, isTouched || isWanted);
  const name = gameName(index);

  useEffect(() => {
    if (!isTouched && new URLSearchParams(location.search).get('favourite_numbers') === 'true') setWanted(true);
    // The address asks once, for the first game that is shown.
  }, []);

  useEffect(() => {
    if (!isWanted || !view || view.status === 'loading') return;
    setWanted(false);
    const sets = view.favourites.find((entry) => entry.lotteryKey === lotteryKey)?.numberSets;
    if (sets) change({ type: 'favourites', game: index, sets });
    else if (view.status === 'known') send({ type: 'FAVOURITES.MISS' });
  }, [isWanted, view, lotteryKey, index, change, send]);

  function use() {
    if (view?.status === 'failed') send({ type: 'FAVOURITES.LOAD' });
    setWanted(true);
  }

  return (
    <>
      <button type="button" className="button button--quiet" aria-label={`${WORDS.favourites}, ${name}`} onClick={use}>
        {WORDS.favourites}
      </button>
      {keepsFavourites ? (
        <button
          type="button"
          className="button button--quiet"
          aria-label={`${WORDS.keep}, ${name}`}
          disabled={!isComplete || view?.isSaving === true}
          onClick={() =>
            send({
              type: 'FAVOURITES.SAVE',
              lotteryKey,
              numberSets: Object.entries(picks).map(([key, numbers]) => ({ key, numbers })),
            })
          }
        >
          {WORDS.keep}
        </button>
      ) : null}
      {view?.isTipShown && isComplete ? (
        <div className="lottery-number-picker__tip" role="note">
          <p>{WORDS.tip}</p>
          <button type="button" className="button button--quiet" onClick={() => send({ type: 'TIP.CLOSE' })}>
            {WORDS.tipClose}
          </button>
        </div>
      ) : null}
    </>
  );
}
