import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { RaffleBookForm } from './book-form.tsx';
import type { RaffleBooksBlockData } from './raffle-books.data.ts';
import type { RaffleBooksProps } from './raffle-books.gen.ts';
import { raffleBooksMessages } from './raffle-books.messages.gen.ts';

export function RaffleBooks({ props, data }: BlockProps<RaffleBooksProps, RaffleBooksBlockData>) {
  const messages = useMessages(raffleBooksMessages);
  const href = useRouteHrefBuilder();
  const { heading = messages.heading(), intro } = props;
  const { url, status } = data;
  const postal = status === 'open' || status === 'pre_order' ? props.postal : undefined;
  if (data.isPostal && postal) {
    return (
      <section className="raffle-books band" id="postal">
        <div className="wrap wrap--narrow">
          <SectionHead heading={postal.heading} />
          <Prose text={postal.text} />
          <p className="raffle-books__links">
            <a href={href('offer.buy', { productOfferKey: url })}>{heading}</a>
          </p>
        </div>
      </section>
    );
  }
  return (
    <section className="raffle-books band" id="tickets">
      <div className="wrap wrap--narrow">
        <SectionHead heading={heading} intro={intro} />
        <Tickets props={props} data={data} />
        {postal ? (
          <p className="raffle-books__links">
            <a href={href('offer.buy', { productOfferKey: url }, { 'free-postal-entry': 'true' })}>{postal.label}</a>
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface TicketsProps {
  readonly props: RaffleBooksProps;
  readonly data: RaffleBooksBlockData;
}

function Tickets({ props, data }: TicketsProps) {
  const messages = useMessages(raffleBooksMessages);
  const href = useRouteHrefBuilder();
  const { status, url, recurring } = data;
  if (status === null || status === 'sold_out' || status === 'past_draw') {
    return <NoTickets status={status} data={data} />;
  }
  if (!props.everyDraw || recurring.availability !== 'never') return <RaffleBookForm props={props} data={data} />;
  return (
    <div className="raffle-books__none card ground-surface">
      <p role="status">{messages.notRepeated()}</p>
      <p className="actions">
        <a className="button" href={href('offer.play', { productOfferKey: url })}>
          {messages.oneDraw()}
        </a>
      </p>
    </div>
  );
}

interface NoTicketsProps {
  readonly status: 'sold_out' | 'past_draw' | null;
  readonly data: Pick<RaffleBooksBlockData, 'url' | 'draw' | 'instead'>;
}

/** Why there is nothing to buy, and what can be done instead. */
function NoTickets({ status, data: { url, draw, instead } }: NoTicketsProps) {
  const messages = useMessages(raffleBooksMessages);
  const href = useRouteHrefBuilder();
  const offer = { productOfferKey: url };
  return (
    <div className="raffle-books__none card ground-surface" data-status={status ?? 'none'}>
      {draw && status === 'sold_out' ? <p role="status">{messages.soldOut({ drawn: draw.drawn })}</p> : null}
      {draw && status === 'past_draw' ? (
        <p role="status">{draw.isDrawn ? messages.isDrawn() : messages.salesClosed({ drawn: draw.drawn })}</p>
      ) : null}
      {status === null ? <p role="status">{messages.notOnSale()}</p> : null}
      <p className="actions">
        {instead && status !== null ? (
          <a className="button" href={href('offer.draw', { ...offer, drawNo: String(instead.drawNo) })}>
            {messages.nextDraw({ drawn: instead.drawn })}
          </a>
        ) : null}
        {draw?.isDrawn ? (
          <a
            className="button button--secondary"
            href={href('offer.results.draw', { ...offer, drawNo: String(draw.drawNo) })}
          >
            {messages.result()}
          </a>
        ) : null}
        <a className="button button--secondary" href={href('charity-tickets')}>
          {messages.others()}
        </a>
      </p>
    </div>
  );
}
