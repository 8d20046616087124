import { type Dispatch, useEffect, useId, useRef, useState } from 'react';
import { fillGameFromFavourites } from '#domain/play/favourites.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { favouriteNumbersFlow } from '#machines/play/favourite-numbers/favourite-numbers.flow.ts';
import { favouriteNumbersView } from '#machines/play/favourite-numbers/favourite-numbers.view.ts';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import type { LotteryNumberPickerData, NumberPickerGameOffer } from './picker-data.ts';
import { type PicksByNumberSet, type TicketDraftChange, toPicksWithoutBlanks } from './ticket.ts';

export interface GameFavouriteNumbersRequest {
  readonly kind: 'use' | 'keep';
}

export interface GameFavouriteNumbersRequestHandlerProps {
  readonly data: Pick<LotteryNumberPickerData, 'lotteryKey'>;
  readonly offer: NumberPickerGameOffer;
  readonly index: number;
  readonly picks: PicksByNumberSet;
  readonly isComplete: boolean;
  /** The pending request, or null. */
  readonly request: GameFavouriteNumbersRequest | null;
  readonly onSettled: () => void;
  readonly change: Dispatch<TicketDraftChange>;
}

type NumberSets = readonly { readonly key: string; readonly numbers: readonly number[] }[];

/** Handles requests for favourite numbers once they are loaded, and shows a tip about them. */
export function GameFavouriteNumbersRequestHandler(props: GameFavouriteNumbersRequestHandlerProps) {
  const { data, offer, index, picks, isComplete, request, onSettled, change } = props;
  const messages = useMessages(lotteryNumberPickerMessages);
  const { lotteryKey } = data;
  const { view, send } = useFlow(favouriteNumbersFlow, favouriteNumbersView);
  const retried = useRef<GameFavouriteNumbersRequest | null>(null);
  const [replacement, setReplacement] = useState<Replacement | null>(null);

  useEffect(() => {
    if (!request || !view || view.status === 'loading') return;
    if (view.status === 'failed' && retried.current !== request) {
      retried.current = request;
      send({ type: 'FAVOURITES.LOAD' });
      return;
    }
    const sets = view.favourites.find((entry) => entry.lotteryKey === lotteryKey)?.numberSets;
    if (request.kind === 'keep') {
      const numberSets = Object.entries(picks).map(([key, numbers]) => ({ key, numbers }));
      if (sets && textOf(sets) !== textOf(numberSets)) setReplacement({ sets, by: numberSets });
      else if (view.status === 'known') send({ type: 'FAVOURITES.SAVE', lotteryKey, numberSets });
      return onSettled();
    }
    const played = sets && toPicksWithoutBlanks({ numberSets: fillGameFromFavourites(sets, offer.numberSets) }, offer);
    if (played) change({ type: 'favourites', game: index, picks: played });
    else send({ type: 'FAVOURITES.NOT_FOUND' });
    onSettled();
  }, [request, view, picks, offer, lotteryKey, index, change, send, onSettled]);

  if (replacement) {
    return (
      <Question
        {...replacement}
        onReplace={() => {
          send({ type: 'FAVOURITES.SAVE', lotteryKey, numberSets: replacement.by });
          setReplacement(null);
        }}
        onKeep={() => setReplacement(null)}
      />
    );
  }
  if (!view?.isTipShown || !isComplete) return null;
  return (
    <div className="lottery-number-picker__tip" role="note">
      <p>{messages.favouritesTip()}</p>
      <button type="button" className="button button--quiet" onClick={() => send({ type: 'TIP.CLOSE' })}>
        {messages.favouritesTipClose()}
      </button>
    </div>
  );
}

interface Replacement {
  /** The customer's stored favourites. */
  readonly sets: NumberSets;
  readonly by: NumberSets;
}

interface QuestionProps extends Replacement {
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Asks before the favourites of a lottery are overwritten. Takes the focus, and restores it when closed. */
function Question({ sets, by, onReplace, onKeep }: QuestionProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);

  return (
    <div className="lottery-number-picker__tip" role="group" aria-labelledby={id}>
      <p id={id}>{messages.replaceFavourites({ old: textOf(sets), new: textOf(by) })}</p>
      <p className="actions">
        <button ref={first} type="button" className="button button--secondary" onClick={onReplace}>
          {messages.replace()}
        </button>
        <button type="button" className="button button--secondary" onClick={onKeep}>
          {messages.keepOld()}
        </button>
      </p>
    </div>
  );
}

function textOf(sets: NumberSets): string {
  return sets.map(({ numbers }) => numbers.toSorted((one, other) => one - other).join(' ')).join(' + ');
}
