import { useRef, useState } from 'react';
import { formatAmountWithoutZeroCents, formatCurrencyAmount } from '#domain/money.ts';
import { findMissingTicketChoices } from '#domain/play/cart-add-obstacles.ts';
import {
  calculateBooksTotal,
  calculatePricePerTicket,
  findCheapestBookPerTicket,
  MAX_BOOKS_IN_CART_ITEM,
} from '#domain/raffle/ticket-books.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { AddToCartPanel } from '../../_ui/checkout/pay-panel.tsx';
import { RadioOptionsFieldset } from '../../_ui/form/radio-choice.tsx';
import { NumberStepper } from '../../_ui/form/stepper.tsx';
import { createRecurringCartItemFields, RepeatPurchaseCheckbox } from '../../_ui/ticket/recurring-choice.tsx';
import { useAddToCart } from '../../_ui/use-cart-add.ts';
import type { RaffleBooksBlockData, RaffleBookView, RaffleDrawView } from './raffle-books.data.ts';
import type { RaffleBooksProps } from './raffle-books.gen.ts';
import { type RaffleBooksMessages, raffleBooksMessages } from './raffle-books.messages.gen.ts';

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
  const messages = useMessages(raffleBooksMessages);
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
  if (!book || !draw) return <p role="status">{messages.notOnSale()}</p>;

  const { tickets, price } = calculateBooksTotal(book, choice.quantity);
  const hasCause =
    findMissingTicketChoices({ ...NO_GAMES, causes: keysOf(causes), cause: choice.causeKey }).length === 0;
  const problems = isTried && !hasCause ? [messages.causeMissing()] : [];

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
      <p>{describeSales(draw, status === 'pre_order', messages)}</p>
      <RadioOptionsFieldset
        legend={messages.books()}
        options={books.map((each) => ({
          key: each.key,
          label: messages.bookName({ count: each.numTickets }),
          hint: messages[each === best ? 'pricePerTicketCheapest' : 'pricePerTicket']({
            price: { minor: calculatePricePerTicket(each), currency: data.currency },
          }),
          aside: formatAmountWithoutZeroCents(each.price, money),
        }))}
        value={book.key}
        onChoose={(bookKey) => choose({ bookKey })}
      />
      <NumberStepper
        label={messages.quantity()}
        value={choice.quantity}
        min={1}
        max={MAX_BOOKS_IN_CART_ITEM}
        text={messages.bookCount({ count: choice.quantity })}
        fewerLabel={messages.fewer()}
        moreLabel={messages.more()}
        onChange={(quantity) => choose({ quantity })}
      />
      {causes.length > 0 ? (
        <RadioOptionsFieldset
          legend={messages.cause()}
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
        of={messages.tickets({ count: tickets })}
        total={formatCurrencyAmount(price, money)}
        problems={problems}
        problemsRef={problemsRef}
        failure={failure}
        pageHref={href('offer.play', { productOfferKey: data.url })}
        isBusy={isBusy}
        addLabel={status === 'pre_order' ? messages.preOrder() : props.addLabel}
        onAdd={() => addBooks(book)}
      />
      <noscript>
        <p>{messages.noScript()}</p>
      </noscript>
    </div>
  );
}

const NO_GAMES = { selectableDays: [], day: null, completeGames: 0, minGames: 0 };

function describeSales(
  { opens, closes, drawn }: RaffleDrawView,
  isPreOrder: boolean,
  messages: Pick<RaffleBooksMessages, 'salesClose' | 'preOrderFrom' | 'preOrderBeforeOpening'>,
): string {
  if (!isPreOrder) return messages.salesClose({ drawn, closes });
  return opens ? messages.preOrderFrom({ drawn, opens }) : messages.preOrderBeforeOpening({ drawn });
}

function keysOf(causes: RaffleBooksBlockData['causes']): string[] {
  return causes.map(({ key }) => key);
}
