import { useEffect, useRef, useState } from 'react';
import { countCartItems } from '#commerce/cart/cart-count.ts';
import { formatCurrencyAmount, parseDecimalAmount, parseMoney } from '#domain/money.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import { precartFlow } from '#machines/cart/precart/precart.flow.ts';
import type { RecommendedDraw } from '#machines/cart/precart/precart.types.ts';
import { precartView } from '#machines/cart/precart/precart.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { drawDayMessages } from '../../_ui/draw-day.messages.gen.ts';
import { formatDrawDay } from '../../_ui/draw-day.ts';
import { type JackpotMessages, jackpotMessages } from '../../_ui/offer/jackpot.messages.gen.ts';
import { formatJackpot } from '../../_ui/offer/jackpot.ts';
import type { PrecartDrawerProps } from './precart-drawer.gen.ts';
import { precartDrawerMessages } from './precart-drawer.messages.gen.ts';

/** The drawer that opens beside the page when something was added to the cart. */
export function PrecartDrawer({ id, props }: BlockProps<PrecartDrawerProps>) {
  const messages = useMessages(precartDrawerMessages);
  const { view: cart, send } = useFlow(cartFlow, cartView, false);
  const { view: precart } = useFlow(precartFlow, precartView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = (cart === null || cart.isPrecartDrawerOpen) && precart !== null;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="precart-drawer ground-surface"
      aria-labelledby={`${id}-heading`}
      onClose={() => send({ type: 'PRECART.CLOSE' })}
    >
      <div className="precart-drawer__inner">
        <h2 id={`${id}-heading`}>{props.heading}</h2>
        {cart?.cart ? <Added cart={cart.cart} /> : null}
        <p className="actions">
          <Anchor className="button" link={props.cart.link}>
            {props.cart.label}
          </Anchor>
          <button type="button" className="button button--secondary" onClick={() => dialog.current?.close()}>
            {props.keep}
          </button>
        </p>
        {precart?.isRecommending ? (
          <p className="small muted" role="status">
            {messages.looking()}
          </p>
        ) : null}
        {precart && precart.draws.length > 0 ? (
          <section aria-labelledby={`${id}-recommend`}>
            <h3 id={`${id}-recommend`}>{props.recommend}</h3>
            <ul className="precart-drawer__draws">
              {precart.draws.map((draw) => (
                <Draw
                  key={draw.request.lotteryKey}
                  draw={draw}
                  isBusy={cart?.isAdding ?? false}
                  onAdd={() => send({ type: 'ITEM.ADD', item: draw.request, source: 'precart-drawer' })}
                />
              ))}
            </ul>
            <p role="alert" className="precart-drawer__failure">
              {cart?.failure}
            </p>
          </section>
        ) : null}
      </div>
    </dialog>
  );
}

interface AddedProps {
  readonly cart: Parameters<typeof countCartItems>[0] & { readonly cartTotal: string; readonly currency: string };
}

function Added({ cart }: AddedProps) {
  const messages = useMessages(precartDrawerMessages);
  const amount = { minor: parseDecimalAmount(cart.cartTotal, cart.currency), currency: cart.currency };
  return (
    <p className="precart-drawer__total" role="status">
      <span>{messages.items({ count: countCartItems(cart) })}</span>{' '}
      <strong className="figure">{messages.total({ amount })}</strong>
    </p>
  );
}

interface DrawProps {
  readonly draw: RecommendedDraw;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

function Draw({ draw, isBusy, onAdd }: DrawProps) {
  const messages = useMessages(precartDrawerMessages);
  const jackpotTexts = useMessages(jackpotMessages);
  const dayTexts = useMessages(drawDayMessages);
  const { locale, timeZone } = useSite();
  const [now] = useState(() => Date.now());
  const prize = formatPrize(draw, locale, jackpotTexts);
  const day = draw.drawDate && formatDrawDay(Date.parse(draw.drawDate), now, { timeZone }, dayTexts);
  return (
    <li>
      <span>
        <strong>{draw.name}</strong>
        <span className="small muted"> {prize && day ? messages.prizeAndDay({ prize, day }) : (prize ?? day)}</span>
      </span>
      <span className="figure">{formatTotal(draw, locale)}</span>
      <button
        type="button"
        className="button button--secondary"
        aria-label={messages.addDraw({ draw: draw.name })}
        aria-disabled={isBusy ? true : undefined}
        onClick={() => !isBusy && onAdd()}
      >
        {isBusy ? messages.adding() : messages.add()}
      </button>
    </li>
  );
}

/** Prize of a recommended draw; null if unknown. */
function formatPrize({ prizePool }: RecommendedDraw, locale: string, messages: JackpotMessages): string | null {
  return prizePool && formatJackpot(parseMoney(prizePool), { locale, currency: prizePool.currency }, messages);
}

function formatTotal({ total }: RecommendedDraw, locale: string): string {
  return formatCurrencyAmount(parseMoney(total), { locale, currency: total.currency });
}
