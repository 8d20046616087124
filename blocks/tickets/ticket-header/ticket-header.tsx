import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { chooseTicketDateLabel, describePurchase, describeTicketOutcome } from '../../_ui/ticket/describe-ticket.ts';
import { purchasedTicketMessages } from '../../_ui/ticket/purchased-ticket.messages.gen.ts';
import type { TicketHeaderBlockData } from './ticket-header.data.ts';
import type { TicketHeaderProps } from './ticket-header.gen.ts';
import { ticketHeaderMessages } from './ticket-header.messages.gen.ts';

export function TicketHeader({ props, data }: BlockProps<TicketHeaderProps, TicketHeaderBlockData>) {
  const messages = useMessages(ticketHeaderMessages);
  const ticketMessages = useMessages(purchasedTicketMessages);
  const href = useRouteHrefBuilder();
  const site = useSite();
  const { again = messages.again(), print = messages.print() } = props;
  const back = (data.ticket.next === null ? props.backPast : undefined) ?? props.back;
  const { ticket, bought, checkoutId, cause, repeats, isRepeatable } = data;
  const { id, name, picture, next, ends, price, isDeferred, numDraws, state } = ticket;
  return (
    <section className={`ticket-header ticket-header--${state}`}>
      <div className="ticket-header__title ground-hero">
        <div className="ticket-header__inner wrap">
          {back ? (
            <p className="ticket-header__back small">
              <Anchor link={back.link}>{back.label}</Anchor>
            </p>
          ) : null}
          {picture ? <Photo className="ticket-header__logo" image={picture} sizes="5rem" first /> : null}
          <div className="ticket-header__words">
            <p className="ticket-header__site">{site.name}</p>
            <h1>{name}</h1>
            <p>{describePurchase(ticket, ticketMessages, site.locale)}</p>
            <p className="ticket-header__outcome">{describeTicketOutcome(ticket, ticketMessages)}</p>
          </div>
        </div>
      </div>
      <div className="ticket-header__more wrap">
        <dl className="ticket-header__facts">
          <div>
            <dt className="small">{chooseTicketDateLabel(ticket, ticketMessages)}</dt>
            <dd>
              {next ? <time dateTime={next.at}>{ticketMessages.moment(next)}</time> : ends}
              {isDeferred ? <span className="small muted"> {ticketMessages.deferredText()}</span> : null}
            </dd>
          </div>
          <div>
            <dt className="small">{ticketMessages.price()}</dt>
            <dd className="figure">{price}</dd>
          </div>
          <div>
            <dt className="small">{messages.bought()}</dt>
            <dd>{bought}</dd>
          </div>
          {cause === null ? null : (
            <div>
              <dt className="small">{messages.cause()}</dt>
              <dd>{cause}</dd>
            </div>
          )}
          <div>
            <dt className="small">{messages.order()}</dt>
            <dd className="figure ticket-header__number">{formatReceiptNumber(id)}</dd>
          </div>
        </dl>
        {repeats ? <p className="small">{messages.repeats()}</p> : null}
        <p className="actions">
          {isRepeatable ? (
            <a className="button" href={href('cart.replay', { replayID: id })}>
              {again}
            </a>
          ) : null}
          {numDraws > 0 ? (
            <a className="button button--secondary" href={href('my-account.print-tickets', {}, { ticket: id })}>
              {print}
            </a>
          ) : null}
          <a className="button button--quiet" href={href('receipt', { checkoutID: checkoutId })}>
            {messages.receipt()}
          </a>
        </p>
      </div>
    </section>
  );
}
