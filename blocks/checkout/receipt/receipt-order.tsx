import type { ReactNode } from 'react';
import { formatShortList } from '#domain/list-format.ts';
import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useCapability, useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import type { CartItem, OrderedDraw, OrderSummary } from '#schemas/generated/api/types.gen.ts';
import { drawDayMessages } from '../../_ui/draw-day.messages.gen.ts';
import { formatDrawDay } from '../../_ui/draw-day.ts';
import { cartItemMessages } from '../../_ui/ticket/cart-item.messages.gen.ts';
import { describeCartItem, describeCartItemSizeAndDuration } from '../../_ui/ticket/cart-item-text.ts';
import { getTicketPageRouteId } from '../../_ui/ticket/ticket-route.ts';
import { receiptMessages } from './receipt.messages.gen.ts';

interface ReceiptOrderProps {
  readonly order: OrderSummary;
  readonly tickets: readonly string[];
  readonly now: number;
}

/** A purchased item, with its draws and ticket numbers. */
export function ReceiptOrderEntry({ order, tickets, now }: ReceiptOrderProps) {
  const messages = useMessages(receiptMessages);
  const itemTexts = useMessages(cartItemMessages);
  const href = useRouteHrefBuilder();
  const isLinked = useCapability('viewing_orders');
  const { locale } = useSite();
  const { id, item, total, numDraws, nextDrawDate, startsAt, endsAt, draws = [] } = order;
  return (
    <li className="receipt__order">
      <div>
        <h3>{isLinked ? <a href={href(getTicketPageRouteId(order), { id })}>{item.name}</a> : item.name}</h3>
        <p>
          {formatShortList(
            [describeCartItem(item, itemTexts), ...describeCartItemSizeAndDuration(item, itemTexts)],
            locale,
          )}
        </p>
        {draws.length > 0 ? (
          <Draws draws={draws} />
        ) : numDraws > 0 ? (
          <DrawDay moment={nextDrawDate ?? endsAt} now={now} />
        ) : (
          <Term from={startsAt} until={endsAt} />
        )}
        {item.recurringPurchase.enabled ? <p className="small">{messages.repeats()}</p> : null}
        <Numbers item={item} tickets={tickets} />
      </div>
      <span className="figure">{formatCurrencyAmount(parseMoney(total), { locale, currency: total.currency })}</span>
    </li>
  );
}

/** Bought once its draw is on sale. */
export function ReceiptScheduledItem({ item, now }: { readonly item: CartItem; readonly now: number }) {
  const itemTexts = useMessages(cartItemMessages);
  const { locale } = useSite();
  const { name, total, drawDate } = item;
  return (
    <li className="receipt__order">
      <div>
        <h3>{name}</h3>
        <p>
          {formatShortList(
            [describeCartItem(item, itemTexts), ...describeCartItemSizeAndDuration(item, itemTexts)],
            locale,
          )}
        </p>
        {drawDate === undefined ? null : <DrawDay moment={drawDate} now={now} />}
      </div>
      <span className="figure">{formatCurrencyAmount(parseMoney(total), { locale, currency: total.currency })}</span>
    </li>
  );
}

/** With full dates: customers keep receipts. */
function Draws({ draws }: { readonly draws: readonly OrderedDraw[] }) {
  const messages = useMessages(receiptMessages);
  return (
    <ul className="receipt__draws small muted">
      {draws.map(({ name, drawNo, drawDate }) => (
        <li key={`${name} ${drawNo}`}>
          {messages.draw({ number: String(drawNo), moment: Date.parse(drawDate), time: timeAt(drawDate) })}
        </li>
      ))}
    </ul>
  );
}

interface TermProps {
  /** Absent if it began with the purchase. */
  readonly from: string | undefined;
  readonly until: string;
}

/** Membership term with full dates, because receipts are read again after it ends. */
function Term({ from, until }: TermProps) {
  const messages = useMessages(receiptMessages);
  const end = { until: Date.parse(until), end: timeAt(until) };
  return (
    <p className="small muted">
      {from === undefined
        ? messages.runsUntil(end)
        : messages.runsFromUntil({ from: Date.parse(from), start: timeAt(from), ...end })}
    </p>
  );
}

interface DrawDayProps {
  readonly moment: string;
  readonly now: number;
}

function DrawDay({ moment, now }: DrawDayProps) {
  const messages = useMessages(receiptMessages);
  const dayTexts = useMessages(drawDayMessages);
  const site = useSite();
  const day = formatDrawDay(Date.parse(moment), now, site, dayTexts);
  return <p className="small muted">{messages.drawn({ day, time: timeAt(moment) })}</p>;
}

function timeAt(moment: string) {
  return (content: ReactNode) => <time dateTime={moment}>{content}</time>;
}

function Numbers({ item, tickets }: { readonly item: CartItem; readonly tickets: readonly string[] }) {
  const messages = useMessages(receiptMessages);
  const { locale } = useSite();
  if (tickets.length > 0) {
    return (
      <p className="small">
        {messages.numbers({
          numbers: formatShortList(tickets, locale),
          figures: (content) => <span className="figure">{content}</span>,
        })}
      </p>
    );
  }
  const games = item.games ?? [];
  if (games.length === 0) return null;
  return (
    <ol className="receipt__games small">
      {games.map(({ numberSets }, index) => (
        <li key={index} className="figure">
          {numberSets.map(({ numbers }) => numbers.map(twoWide).join(' ')).join(' + ')}
        </li>
      ))}
    </ol>
  );
}

/** Pads a single digit with a figure space, so that numbers align. */
function twoWide(number: number): string {
  return String(number).padStart(2, '\u2007');
}
