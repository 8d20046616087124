import { useState } from 'react';
import { createShuffleChange } from '#domain/cart/shuffle-change.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { CartGame, CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { Icon } from '../icon.tsx';
import { itemNumbersMessages } from './item-numbers.messages.gen.ts';

/** More games than these are folded after the first ones. */
const MOST_UNFOLDED = 8;
const FIRST_SHOWN = 6;

interface ItemNumbersProps {
  readonly item: CartItem;
  /** Names of the number sets that a customer picks, by key. */
  readonly sets: Readonly<Record<string, string>>;
  /** Whether other random numbers are being fetched. */
  readonly isChanging: boolean;
  /** Asks for other random numbers; null where they can't be changed here. */
  readonly onShuffle: ((change: CartItemChange) => void) | null;
}

/** The numbers that an item of an order plays, and the way to others where they are random. */
export function CartItemNumbers({ item, sets, isChanging, onShuffle }: ItemNumbersProps) {
  const messages = useMessages(itemNumbersMessages);
  const [isShuffled, setShuffled] = useState(false);
  const games = (item.games ?? []).filter(({ numberSets }) => numberSets.some(({ numbers }) => numbers.length > 0));
  if (games.length === 0) return null;
  const shownCount = games.length > MOST_UNFOLDED ? FIRST_SHOWN : games.length;
  const folded = games.slice(shownCount);
  const change = onShuffle && createShuffleChange(item, Object.keys(sets));
  return (
    <div className="item-numbers small" aria-busy={isChanging}>
      <p className="muted">{messages[chooseLabel(item)]()}</p>
      <Games games={games.slice(0, shownCount)} sets={sets} />
      {folded.length > 0 ? (
        <details>
          <summary>
            {messages.moreGames({ count: folded.length })} <Icon name="chevron" />
          </summary>
          <Games games={folded} sets={sets} start={shownCount + 1} />
        </details>
      ) : null}
      {change ? (
        <>
          <button
            type="button"
            className="button button--quiet item-numbers__shuffle"
            aria-label={messages.shuffleItem({ item: item.name })}
            onClick={() => {
              setShuffled(true);
              onShuffle?.(change);
            }}
          >
            {messages.shuffle()}
          </button>
          <span className="visually-hidden" role="status">
            {isShuffled && !isChanging ? messages.shuffled() : null}
          </span>
        </>
      ) : null}
    </div>
  );
}

interface GamesProps extends Pick<ItemNumbersProps, 'sets'> {
  readonly games: readonly CartGame[];
  /** Number of the first game. */
  readonly start?: number;
}

function Games({ games, sets, start = 1 }: GamesProps) {
  return (
    <ol className="item-numbers__games" start={start}>
      {games.map(({ numberSets }, index) => (
        <li key={index} className="figure">
          {numberSets
            .map(({ key, numbers }, at) => [...nameOf(at, sets[key]), ...numbers.map(twoWide)].join(' '))
            .join(' + ')}
        </li>
      ))}
    </ol>
  );
}

function chooseLabel({ favourite = false, quickpick = false }: CartItem) {
  if (favourite) return 'favourite';
  return quickpick ? 'quickpick' : 'numbers';
}

/** The first set of a game needs no name. */
function nameOf(at: number, name: string | undefined): readonly string[] {
  return at === 0 || name === undefined ? [] : [name];
}

/** A figure space before a single digit, so that numbers stand below each other. */
function twoWide(number: number): string {
  return String(number).padStart(2, '\u2007');
}
