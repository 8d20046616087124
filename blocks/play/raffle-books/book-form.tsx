import { useRef, useState } from 'react';
import { formatAmountWithoutZeroCents, formatCurrencyAmount } from '#domain/money.ts';
import { findMissingTicketChoices } from '#domain/play/cart-add-obstacles.ts';
import { calculateBooksTotal, findCheapestBookPerTicket, MAX_BOOKS_IN_CART_ITEM } from '#domain/raffle/ticket-books.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { AddToCartPanel } from '../../_ui/checkout/pay-panel.tsx';
import { RadioOptionsFieldset } from '../../_ui/form/radio-choice.tsx';
import { NumberStepper } from '../../_ui/form/stepper.tsx';
import { createRecurringCartItemFields, RepeatPurchaseCheckbox } from '../../_ui/ticket/recurring-choice.tsx';
import { useAddToCart } from '../../_ui/use-cart-add.ts';
import type { RaffleBooksBlockData, RaffleBookView } from './raffle-books.data.ts';
import type { RaffleBooksProps } from './raffle-books.gen.ts';
import {
  describePreOrder,
  describeSalesClose,
  formatBookCount,
  formatBookName,
  formatPricePerTicket,
  formatRaffleTickets,
  RAFFLE_BOOKS_WORDS,
} from './raffle-words.ts';

interface BookFormProps {
  readonly props: RaffleBooksProps;
  readonly data: RaffleBooksBlockData;
}

interface Choice {
  readonly bookKey: string | null;
  readonly quantity: number;
  readonly causeKey: string | null;
  readonly everyDraw: boolean;
}

export function RaffleBookForm({ props, data }: BookFormProps) {
  const { books, causes, recurring, draw, status } = data;
  const money = { locale: useSite().locale, currency: data.currency };
  const [choice, setChoice] = useState<Choice>({
    bookKey: null,
    quantity: 1,
    causeKey: data.causeKey,
    everyDraw: props.everyDraw,
  });
  const href = useRouteHrefBuilder();
  const [isTouched, setTouched] = useState(false);
  const [isTried, setTried] = useState(false);
  const problemsRef = useRef<HTMLDivElement>(null);
  const { isBusy, failure, add } = useAddToCart('raffle-books', isTouched);
  const book = books.find(({ key }) => key === choice.bookKey) ?? books[0];
  if (!book || !draw) return <p role="status">{RAFFLE_BOOKS_WORDS.notOnSale}</p>;

  const { tickets, price } = calculateBooksTotal(book, choice.quantity);
  const hasCause =
    findMissingTicketChoices({ ...NO_GAMES, causes: keysOf(causes), cause: choice.causeKey }).length === 0;
  const problems = isTried && !hasCause ? [RAFFLE_BOOKS_WORDS.causeMissing] : [];

  function choose(change: Partial<Choice>) {
    setTouched(true);
    setChoice((before) => ({ ...before, ...change }));
  }

  function addBooks(chosen: RaffleBookView) {
    setTried(true);
    if (!hasCause) {
      problemsRef.current?.focus();
      return;
    }
    add({
      productType: 'raffle_ticket',
      lotteryKey: data.lotteryKey,
      raffleOfferKey: chosen.key,
      ...(draw ? { drawNo: draw.drawNo } : {}),
      quantity: choice.quantity,
      ...(choice.causeKey === null || causes.length === 0 ? {} : { causeKey: choice.causeKey }),
      ...createRecurringCartItemFields(recurring, choice.everyDraw),
    });
  }

  const best = findCheapestBookPerTicket(books);
  return (
    <div className="raffle-books__form card ground-surface" data-status={status}>
      <p>{status === 'pre_order' ? describePreOrder(draw) : describeSalesClose(draw)}</p>
      <RadioOptionsFieldset
        legend={RAFFLE_BOOKS_WORDS.books}
        options={books.map((each) => ({
          key: each.key,
          label: formatBookName(each),
          hint:
            each === best
              ? `${formatPricePerTicket(each, money)}, ${RAFFLE_BOOKS_WORDS.best}`
              : formatPricePerTicket(each, money),
          aside: formatAmountWithoutZeroCents(each.price, money),
        }))}
        value={book.key}
        onChoose={(bookKey) => choose({ bookKey })}
      />
      <NumberStepper
        label={RAFFLE_BOOKS_WORDS.quantity}
        value={choice.quantity}
        min={1}
        max={MAX_BOOKS_IN_CART_ITEM}
        text={formatBookCount(choice.quantity)}
        fewerLabel={RAFFLE_BOOKS_WORDS.fewer}
        moreLabel={RAFFLE_BOOKS_WORDS.more}
        onChange={(quantity) => choose({ quantity })}
      />
      {causes.length > 0 ? (
        <RadioOptionsFieldset
          legend={RAFFLE_BOOKS_WORDS.cause}
          options={causes.map(({ key, name }) => ({ key, label: name }))}
          value={choice.causeKey}
          onChoose={(causeKey) => choose({ causeKey })}
        />
      ) : null}
      <RepeatPurchaseCheckbox
        option={recurring}
        isOn={choice.everyDraw}
        onChange={(everyDraw) => choose({ everyDraw })}
      />
      <AddToCartPanel
        of={formatRaffleTickets(tickets)}
        total={formatCurrencyAmount(price, money)}
        problems={problems}
        problemsRef={problemsRef}
        failure={failure}
        pageHref={href('offer.play', { productOfferKey: data.url })}
        isBusy={isBusy}
        addLabel={status === 'pre_order' ? RAFFLE_BOOKS_WORDS.preOrder : props.addLabel}
        onAdd={() => addBooks(book)}
      />
      <noscript>
        <p>{RAFFLE_BOOKS_WORDS.noScript}</p>
      </noscript>
    </div>
  );
}

const NO_GAMES = { selectableDays: [], day: null, completeGames: 0, minGames: 0 };

function keysOf(causes: RaffleBooksBlockData['causes']): string[] {
  return causes.map(({ key }) => key);
}
