import { type ComponentType, type Dispatch, useCallback, useEffect, useState } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useCapability } from '#engine/render/block-context.tsx';
import type { GameFavouriteNumbersRequest, GameFavouriteNumbersRequestHandlerProps } from './game-favourites.tsx';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import type { LotteryNumberPickerData, NumberPickerGameOffer } from './picker-data.ts';
import type { PicksByNumberSet, TicketDraftChange } from './ticket.ts';

interface FavouriteToolsProps {
  readonly data: Pick<LotteryNumberPickerData, 'canSaveFavourites' | 'lotteryKey'>;
  readonly offer: NumberPickerGameOffer;
  readonly index: number;
  readonly picks: PicksByNumberSet;
  readonly isComplete: boolean;
  readonly isTouched: boolean;
  readonly change: Dispatch<TicketDraftChange>;
}

/** Fills the open game with favourite numbers, or saves its numbers as such. */
export function GameFavouriteNumbersButtons(props: FavouriteToolsProps) {
  return useCapability('favourite-numbers') ? <Tools {...props} /> : null;
}

/** The code of the buttons is loaded once the ticket is edited, or one of them is pressed. */
function Tools({ isTouched, ...game }: FavouriteToolsProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  const { data, index, isComplete } = game;
  const [request, setRequest] = useState(() => (index === 0 && !isTouched ? requestOfAddress() : null));
  const [Favourites, setFavourites] = useState<ComponentType<GameFavouriteNumbersRequestHandlerProps> | null>(null);
  const isDue = isTouched || request !== null;
  const number = index + 1;

  useEffect(() => {
    if (isDue)
      import('./game-favourites.tsx').then(
        (code) => setFavourites(() => code.GameFavouriteNumbersRequestHandler),
        reportError,
      );
  }, [isDue]);

  const settle = useCallback(() => setRequest(null), []);
  return (
    <>
      <button
        type="button"
        className="button button--quiet"
        aria-label={messages.favouritesOfGame({ number })}
        onClick={() => setRequest({ kind: 'use' })}
      >
        {messages.favourites()}
      </button>
      {data.canSaveFavourites ? (
        <button
          type="button"
          className="button button--quiet"
          aria-label={messages.keepGame({ number })}
          disabled={!isComplete}
          onClick={() => setRequest({ kind: 'keep' })}
        >
          {messages.keep()}
        </button>
      ) : null}
      {Favourites ? <Favourites {...game} request={request} onSettled={settle} /> : null}
    </>
  );
}

/** The start parameter `favourite_numbers=true` fills the first game once; the rendered HTML does not depend on it. */
function requestOfAddress(): GameFavouriteNumbersRequest | null {
  if (typeof location === 'undefined') return null;
  return new URLSearchParams(location.search).get('favourite_numbers') === 'true' ? { kind: 'use' } : null;
}
