import { useState } from 'react';
import { parseMoney } from '#domain/money.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { cartAddMessages } from '../../_ui/cart-add.messages.gen.ts';
import type { OrderToRepeatBlockData, ReplayableOrderView } from './order-to-repeat.data.ts';
import type { OrderToRepeatProps } from './order-to-repeat.gen.ts';
import { orderToRepeatMessages } from './order-to-repeat.messages.gen.ts';

/** What was bought before, to be bought again with one press. */
export function OrderToRepeat({
  props,
  data,
}: BlockPropsWithDataOrElevation<OrderToRepeatProps, OrderToRepeatBlockData>) {
  const order = data?.order ?? null;
  return (
    <section className="order-to-repeat band">
      <div className="wrap">
        <h1>{props.heading}</h1>
        {order ? (
          <Order props={props} order={order} />
        ) : (
          <>
            <p>{props.gone}</p>
            <p className="actions">
              <Anchor className="button" link={props.cart.link}>
                {props.cart.label}
              </Anchor>
              {props.contact ? (
                <Anchor className="button button--secondary" link={props.contact.link}>
                  {props.contact.label}
                </Anchor>
              ) : null}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function Order({ props, order }: { readonly props: OrderToRepeatProps; readonly order: ReplayableOrderView }) {
  const messages = useMessages(orderToRepeatMessages);
  const { codeNotLoaded } = useMessages(cartAddMessages);
  const { view, isMissing, send } = useFlow(cartFlow, cartView, false);
  const [isAddRequested, setAddRequested] = useState(false);
  const isBusy = isAddRequested && (view === null ? !isMissing : view.isAdding);
  const hasFailed = isAddRequested && !isBusy && (isMissing || view?.hasFailed === true);
  const failure = hasFailed ? (isMissing ? codeNotLoaded() : (view?.failure ?? null)) : null;
  const isDone = isAddRequested && !isBusy && !hasFailed;

  function add() {
    if (isBusy) return;
    const { productType, lotteryKey, ...choice } = order.request;
    const item: CartItemRequest = { productType, lotteryKey, ...choice };
    setAddRequested(true);
    send({ type: 'ITEMS.BUILD', items: [item], source: 'order-to-repeat' });
  }

  return (
    <div className="order-to-repeat__order card ground-surface">
      <h2>{order.name}</h2>
      <p>{order.description}</p>
      <p className="small muted">
        {messages.bought({
          day: Date.parse(order.placedAt),
          total: { minor: parseMoney(order.total), currency: order.total.currency },
          amount: (content) => <span className="figure">{content}</span>,
        })}
      </p>
      <p className="small">{messages.hint()}</p>
      <p role="alert" className="order-to-repeat__failure">
        {failure}
      </p>
      <p role="status">{isDone ? messages.done() : null}</p>
      <p className="actions">
        {isDone ? null : (
          <button type="button" className="button" aria-disabled={isBusy ? true : undefined} onClick={add}>
            {isBusy ? messages.adding() : props.add}
          </button>
        )}
        <Anchor className={isDone ? 'button' : 'button button--secondary'} link={props.cart.link}>
          {props.cart.label}
        </Anchor>
      </p>
    </div>
  );
}
