import { useEffect, useRef } from 'react';
import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import { Photo } from '../../_ui/photo.tsx';
import { FavouriteNumbersEditor } from './favourite-editor.tsx';
import type { LotteryForFavouriteNumbers } from './favourite-list.data.ts';
import { favouriteListMessages } from './favourite-list.messages.gen.ts';

interface FavouriteRowProps {
  readonly lottery: LotteryForFavouriteNumbers;
  readonly favourite: FavouriteNumbers | null;
  /** Whether what is saved is known, so that it can be changed. */
  readonly isKnown: boolean;
  readonly isSaving: boolean;
  readonly isOpen: boolean;
  /** Whether its numbers were being chosen until now. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
  readonly onSave: (numberSets: FavouriteNumbers['numberSets']) => void;
  readonly onRemove: () => void;
}

/** A lottery with its favourite numbers, and what can be done with them. */
export function FavouriteNumbersOfLotteryRow(props: FavouriteRowProps) {
  const messages = useMessages(favouriteListMessages);
  const { locale } = useSite();
  const { lottery, favourite, isKnown, isOpen } = props;
  const { name, picture, numberSets } = lottery;
  return (
    <li className="favourite-list__lottery card ground-surface">
      <div className="favourite-list__head">
        {picture ? <Photo className="favourite-list__picture" image={picture} sizes="3rem" /> : null}
        <h2 className="card-title">{name}</h2>
      </div>
      {favourite && !isOpen
        ? numberSets.map((set) => (
            <p key={set.key} className="favourite-list__set">
              <span className="small muted">{set.name}</span>{' '}
              <span className="figure favourite-list__numbers">
                {formatShortList(numbersOf(favourite, set.key).map(String), locale)}
              </span>
            </p>
          ))
        : null}
      {favourite || isOpen || !isKnown ? null : <p className="muted">{messages.none()}</p>}
      {isOpen ? (
        <FavouriteNumbersEditor
          lottery={lottery}
          favourite={favourite}
          isSaving={props.isSaving}
          onSave={props.onSave}
          onCancel={props.onCancel}
        />
      ) : (
        <Tools {...props} />
      )}
    </li>
  );
}

/** What is chosen from; it has the focus again after the numbers were chosen. */
function Tools(props: FavouriteRowProps) {
  const messages = useMessages(favouriteListMessages);
  const { lottery, favourite, isKnown, isSaving, onOpen, onRemove, takesFocus } = props;
  const href = useRouteHrefBuilder();
  const opener = useRef<HTMLButtonElement>(null);
  const { name, url } = lottery;

  useEffect(() => {
    if (takesFocus) opener.current?.focus();
  }, [takesFocus]);

  return (
    <p className="favourite-list__tools">
      <button
        ref={opener}
        type="button"
        className="button button--secondary"
        aria-label={messages[favourite ? 'changeOfLottery' : 'chooseOfLottery']({ lottery: name })}
        disabled={!isKnown}
        onClick={onOpen}
      >
        {favourite ? messages.change() : messages.choose()}
      </button>
      {favourite ? (
        <>
          <button
            type="button"
            className="button button--quiet"
            aria-label={messages.removeOfLottery({ lottery: name })}
            disabled={isSaving}
            onClick={() => {
              opener.current?.focus();
              onRemove();
            }}
          >
            {messages.remove()}
          </button>
          <a data-advertises href={href('offer.play', { productOfferKey: url }, { favourite_numbers: 'true' })}>
            {messages.play({
              lottery: name,
              hidden: (content) => <span className="visually-hidden">{content}</span>,
            })}
          </a>
        </>
      ) : null}
    </p>
  );
}

function numbersOf({ numberSets }: FavouriteNumbers, key: string): readonly number[] {
  return numberSets.find((set) => set.key === key)?.numbers ?? [];
}
