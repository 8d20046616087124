import { memo, useCallback, useState } from 'react';
import { useFetcher } from 'react-router';
import type { LotteryNumberPickerData } from '../../../../../../blocks/play/lottery-number-picker/picker-data.ts';

const DRAW_NAMES = ['Next Available Draw', '1st Forward Draw', '2nd Forward Draw', '3rd Forward Draw'];

type Games = readonly (readonly number[])[];

interface NumberPickerProps {
  readonly data: LotteryNumberPickerData;
}

/** The ticket of the play page, hand-written for this page alone with plain React state. */
export function HandWrittenPeerNumberPicker({ data }: NumberPickerProps) {
  const offer = data.offers.find(({ key }) => key === data.defaultOffer) ?? data.offers[0];
  const [set] = offer?.numberSets ?? [];
  if (!offer || !set) throw new Error('the lottery has no offer');
  const [games, setGames] = useState<Games>(() => Array.from({ length: offer.defaultGames }, () => []));
  const [active, setActive] = useState(0);
  const [drawNo, setDrawNo] = useState(data.draws[0]?.drawNo);
  const [numDraws, setNumDraws] = useState(data.numDraws[0] ?? 1);
  const [repeats, setRepeats] = useState(data.repeat.chosen);
  const fetcher = useFetcher();
  const complete = games.filter((numbers) => numbers.length === set.count);
  const price = offer.prices[complete.length];
  const toggle = useCallback(
    (game: number, number: number) =>
      setGames((before) =>
        before.map((numbers, at) => {
          if (at !== game) return numbers;
          if (numbers.includes(number)) return numbers.filter((picked) => picked !== number);
          return numbers.length < set.count ? [...numbers, number].sort((a, b) => a - b) : numbers;
        }),
      ),
    [set.count],
  );
  const clear = useCallback((game: number) => setGames((before) => before.with(game, [])), []);
  const dip = useCallback(
    (game: number) => {
      const numbers = Array.from({ length: set.max - set.min + 1 }, (_, index) => set.min + index);
      const picked = numbers.sort(() => Math.random() - 0.5).slice(0, set.count);
      setGames((before) =>
        before.with(
          game,
          picked.sort((a, b) => a - b),
        ),
      );
    },
    [set],
  );
  return (
    <div className="lottery-number-picker wrap">
      <div className="lottery-number-picker__ticket">
        <div className="lottery-number-picker__fill">
          <div className="lottery-number-picker__count" role="group" aria-label="Number of games">
            <button
              type="button"
              className="button button--secondary"
              aria-label="One game fewer"
              disabled={games.length <= offer.minGames}
              onClick={() => setGames(games.slice(0, -1))}
            >
              −
            </button>
            <output className="figure">{games.length} games</output>
            <button
              type="button"
              className="button button--secondary"
              aria-label="One game more"
              disabled={games.length >= offer.maxGames}
              onClick={() => setGames([...games, []])}
            >
              +
            </button>
          </div>
          <p className="actions">
            <button type="button" className="button" onClick={() => games.forEach((_, game) => dip(game))}>
              Lucky dip for every game
            </button>
            <button type="button" className="button button--secondary" onClick={() => setGames(games.map(() => []))}>
              Clear all
            </button>
          </p>
          <ol className="lottery-number-picker__games" aria-label="Games">
            {games.map((numbers, game) => (
              <Game
                key={game}
                game={game}
                numbers={numbers}
                min={set.min}
                max={set.max}
                count={set.count}
                range={`${set.name}: choose ${set.count} from ${set.min} to ${set.max}`}
                isOpen={game === active}
                onOpen={setActive}
                onToggle={toggle}
                onClear={clear}
                onDip={dip}
              />
            ))}
          </ol>
        </div>
        <div className="lottery-number-picker__summary card ground-surface">
          <fieldset className="lottery-number-picker__choice">
            <legend>First draw</legend>
            {data.draws.map((draw, place) => (
              <label key={draw.drawNo} className="lottery-number-picker__radio">
                <input
                  type="radio"
                  name="draw"
                  checked={draw.drawNo === drawNo}
                  onChange={() => setDrawNo(draw.drawNo)}
                />
                <span>
                  {DRAW_NAMES[place]}
                  <span className="lottery-number-picker__hint small muted">
                    {' '}
                    {draw.when} · {draw.jackpot}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          {data.numDraws.length > 1 ? (
            <p className="field">
              <label htmlFor="draws">How many draws</label>
              <select id="draws" value={numDraws} onChange={({ target }) => setNumDraws(Number(target.value))}>
                {data.numDraws.map((count) => (
                  <option key={count} value={count}>
                    {count} draws
                  </option>
                ))}
              </select>
            </p>
          ) : null}
          <fieldset className="lottery-number-picker__choice">
            <legend>AutoPlay</legend>
            <label className="lottery-number-picker__radio">
              <input type="checkbox" checked={repeats} onChange={({ target }) => setRepeats(target.checked)} />
              <span>When its draws are over we buy this ticket again, until you pause or stop it in your account.</span>
            </label>
          </fieldset>
          <div className="lottery-number-picker__pay">
            <p className="lottery-number-picker__total" role="status">
              <span>Total, {complete.length} games</span>{' '}
              <strong className="figure">{price === undefined ? '–' : money(price * numDraws)}</strong>
            </p>
            <p className="lottery-number-picker__said small muted" role="status" />
            <div role="alert" className="lottery-number-picker__problems" />
            <button
              type="button"
              className="button lottery-number-picker__add"
              onClick={() =>
                fetcher.submit(JSON.stringify({ games: complete, drawNo, numDraws, repeats }), {
                  method: 'post',
                  action: '/cart',
                  encType: 'application/json',
                })
              }
            >
              {fetcher.state === 'idle' ? 'Add to cart' : 'Adding to cart…'}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}

const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

function money(minor: number): string {
  return format.format(minor / 100);
}

interface GameProps {
  readonly game: number;
  readonly numbers: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly count: number;
  readonly range: string;
  readonly isOpen: boolean;
  readonly onOpen: (game: number) => void;
  readonly onToggle: (game: number, number: number) => void;
  readonly onClear: (game: number) => void;
  readonly onDip: (game: number) => void;
}

/** Memoised, so that a tap in one game does not render the others. */
const Game = memo(function Game(props: GameProps) {
  const { game, numbers, min, max, count, range, isOpen, onOpen, onToggle, onClear, onDip } = props;
  const name = `Game ${game + 1}`;
  const isComplete = numbers.length === count;
  const left = isComplete ? 'Complete' : `${count - numbers.length} to pick`;
  return (
    <li className="lottery-number-picker__game" data-complete={isComplete ? '' : undefined}>
      <div className="lottery-number-picker__row">
        <button
          type="button"
          className="lottery-number-picker__open"
          aria-expanded={isOpen}
          onClick={() => onOpen(game)}
        >
          <span className="lottery-number-picker__name">{name}</span>
          <span className="lottery-number-picker__picked">
            <span className="lottery-number-picker__balls">
              {Array.from({ length: isOpen ? count : numbers.length }, (_, place) => (
                <span
                  key={place}
                  className="lottery-number-picker__ball"
                  data-open={place < numbers.length ? undefined : ''}
                >
                  {numbers[place] ?? ''}
                </span>
              ))}
            </span>
          </span>
          <span className="lottery-number-picker__left small">{left}</span>
        </button>
        <span className="lottery-number-picker__tools">
          <button
            type="button"
            className="button button--quiet"
            aria-label={`Lucky dip, ${name}`}
            onClick={() => onDip(game)}
          >
            Lucky dip
          </button>
          <button
            type="button"
            className="button button--quiet"
            aria-label={`Clear, ${name}`}
            disabled={numbers.length === 0}
            onClick={() => onClear(game)}
          >
            Clear
          </button>
        </span>
      </div>
      {isOpen ? (
        <div className="lottery-number-picker__grids">
          <div className="lottery-number-picker__set">
            <p className="lottery-number-picker__set-name">{range}</p>
            <div className="lottery-number-picker__numbers" role="group" aria-label={`${name}, Numbers`}>
              {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((number) => (
                <NumberButton
                  key={number}
                  game={game}
                  number={number}
                  isPicked={numbers.includes(number)}
                  isClosed={isComplete && !numbers.includes(number)}
                  onToggle={onToggle}
                />
              ))}
            </div>
          </div>
          <p className="visually-hidden" role="status">
            {`${name}: ${left}`}
          </p>
          <div className="lottery-number-picker__after">
            <button type="button" className="button button--quiet" onClick={() => onOpen(game + 1)}>
              Next game
            </button>
          </div>
        </div>
      ) : null}
    </li>
  );
});

interface NumberButtonProps {
  readonly game: number;
  readonly number: number;
  readonly isPicked: boolean;
  readonly isClosed: boolean;
  readonly onToggle: (game: number, number: number) => void;
}

const NumberButton = memo(function NumberButton({
  game,
  number,
  isPicked,
  isClosed: isShut,
  onToggle,
}: NumberButtonProps) {
  return (
    <button
      type="button"
      className="lottery-number-picker__number"
      data-number={number}
      aria-pressed={isPicked}
      aria-disabled={isShut ? true : undefined}
      onClick={() => onToggle(game, number)}
    >
      {number}
    </button>
  );
});
