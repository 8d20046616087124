import { type Dispatch, useEffect, useRef, useState } from 'react';
import { formatCurrencyAmount } from '#domain/money.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartAddingView } from '#machines/cart/cart/cart-adding.view.ts';
import { cartAddMessages } from '../../_ui/cart-add.messages.gen.ts';
import { describeCartAddObstacle } from './describe-cart-add-obstacle.ts';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import type { LotteryNumberPickerData } from './picker-data.ts';
import { applyTicketDraftChange, type TicketDraft, type TicketDraftChange } from './ticket.ts';
import { createTicketCartItem, summarizeTicketDraft, type TicketDraftSummary } from './ticket-state.ts';
import { useSaveAndRestorePicks } from './use-saved-picks.ts';

interface TicketPayProps {
  readonly data: LotteryNumberPickerData;
  readonly ticket: TicketDraft;
  /** Changes not yet applied to the ticket. */
  readonly waiting: () => readonly TicketDraftChange[];
  readonly state: TicketDraftSummary;
  readonly isTouched: boolean;
  readonly addLabel: string | undefined;
  readonly change: Dispatch<TicketDraftChange>;
}

/** The current price, the add-to-cart button, and its messages. */
export function LotteryTicketAddToCartPanel({
  data,
  ticket,
  waiting,
  state,
  isTouched,
  addLabel,
  change,
}: TicketPayProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  const { codeNotLoaded } = useMessages(cartAddMessages);
  const { locale } = useSite();
  const { offer, completeGames, begunGames, price, obstacles } = state;
  const { view, isMissing, send } = useFlow(cartFlow, cartAddingView, isTouched);
  const [step, setStep] = useState<'filling' | 'tried' | 'asking' | 'adding' | 'added'>('filling');
  const problems = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(false);
  const isAdding = view?.isAdding ?? false;
  const isBusy = step === 'adding' && (view === null ? !isMissing : isAdding);
  const hasFailed = step === 'adding' && !isBusy && (isMissing || view?.hasFailed === true);
  const failure = hasFailed ? (isMissing ? codeNotLoaded() : (view?.failure ?? null)) : null;
  const isOnItsWay = step === 'adding' && view !== null && !hasFailed;

  useSaveAndRestorePicks(data, ticket, waiting, change, isOnItsWay);

  useEffect(() => {
    const isOver = wasAdding.current && !isAdding;
    wasAdding.current = isAdding;
    if (step !== 'adding' || !isOver || view?.hasFailed) return;
    // A second press must not add the same games again.
    setStep('added');
    change({ type: 'clear-complete' });
  }, [step, isAdding, view?.hasFailed, change]);

  function add() {
    if (isBusy) return;
    const whole = wholeTicket();
    const { obstacles, begunGames } = summarizeTicketDraft(data, whole);
    if (obstacles.length > 0 || begunGames.length > 0) {
      setStep(obstacles.length > 0 ? 'tried' : 'asking');
      problems.current?.focus();
      return;
    }
    addComplete();
  }

  function addComplete() {
    setStep('adding');
    send({ type: 'ITEM.ADD', item: createTicketCartItem(data, wholeTicket()), source: 'lottery-number-picker' });
  }

  /** Includes changes that are not in the ticket yet. */
  function wholeTicket(): TicketDraft {
    return waiting().reduce((before, change) => applyTicketDraftChange(data, before, change), ticket);
  }

  return (
    <div className="lottery-number-picker__pay bottom-bar">
      <p className="lottery-number-picker__total" role="status">
        <span>{messages.total({ games: completeGames, draws: ticket.numDraws, weeks: ticket.numWeeks })}</span>{' '}
        <strong className="figure">
          {price === null ? '–' : formatCurrencyAmount(price, { locale, currency: data.currency })}
        </strong>
      </p>
      <p className="lottery-number-picker__said small muted" role="status">
        {[
          step === 'added' ? messages.added() : null,
          begunGames.length > 0 && (completeGames > 0 || step === 'added')
            ? messages.unfinished(toUnfinishedGames(begunGames))
            : null,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div ref={problems} tabIndex={-1} role="alert" className="lottery-number-picker__problems">
        {step === 'tried' && obstacles.length > 0 ? (
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{describeCartAddObstacle(obstacle, offer, messages)}</li>
            ))}
          </ul>
        ) : null}
        {step === 'asking' && begunGames.length > 0 ? (
          <Question begun={begunGames} onFinish={(game) => change({ type: 'show', game })} onAdd={addComplete} />
        ) : null}
        {failure === null ? null : <p>{failure}</p>}
      </div>
      <button
        type="button"
        className="button lottery-number-picker__add"
        aria-disabled={isBusy ? true : undefined}
        onClick={add}
      >
        {isBusy ? messages.adding() : (addLabel ?? messages.add())}
      </button>
    </div>
  );
}

interface QuestionProps {
  /** Indexes of the games that have numbers, but not all of them. */
  readonly begun: readonly number[];
  readonly onFinish: (game: number) => void;
  /** Adds the complete games alone. */
  readonly onAdd: () => void;
}

/** Asks what to do with incomplete games. */
function Question({ begun, onFinish, onAdd }: QuestionProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  const [first = 0] = begun;
  return (
    <>
      <p>
        {messages.unfinished(toUnfinishedGames(begun))} {messages.picksStay()}
      </p>
      <p className="actions">
        <button type="button" className="button button--secondary" onClick={() => onFinish(first)}>
          {messages.finish({ number: first + 1 })}
        </button>
        <button type="button" className="button button--secondary" onClick={onAdd}>
          {messages.addWithout({ count: begun.length })}
        </button>
      </p>
    </>
  );
}

function toUnfinishedGames(begun: readonly number[]) {
  return { count: begun.length, games: begun.map((index) => String(index + 1)) };
}
