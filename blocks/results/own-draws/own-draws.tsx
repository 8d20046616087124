import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { OwnDrawsBlockData } from './own-draws.data.ts';
import type { OwnDrawsProps } from './own-draws.gen.ts';
import { ownDrawsMessages } from './own-draws.messages.gen.ts';

export function OwnDraws({ id, props, data }: BlockProps<OwnDrawsProps, OwnDrawsBlockData | null>) {
  const messages = useMessages(ownDrawsMessages);
  const href = useRouteHrefBuilder();
  if (!data || data.draws.length === 0) return null;
  const { url, draws, more } = data;
  return (
    <section className="own-draws band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h2>
        <ul>
          {draws.map(({ drawNo, date, winnings, orders }) => (
            <li key={drawNo}>
              <p>
                <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>
                  {messages.draw({ drawNo: String(drawNo) })}
                </a>{' '}
                <span className="small muted">{date}</span>
              </p>
              <p>{winnings === null ? messages.none() : <strong>{messages.won({ amount: winnings })}</strong>}</p>
              <p className="own-draws__tickets small">
                {orders.map((order, index) => (
                  <a key={order} href={href('my-account.past-tickets.ticket', { id: order })}>
                    {orders.length === 1 ? messages.ticket() : messages.numberedTicket({ number: String(index + 1) })}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
        {more > 0 ? (
          <p className="small">
            <span className="muted">{messages.more({ draws: more })}</span>{' '}
            <a href={href('my-account.past-tickets')}>{messages.all()}</a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
