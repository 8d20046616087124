import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { OwnDrawsBlockData } from './own-draws.data.ts';
import type { OwnDrawsProps } from './own-draws.gen.ts';

const WORDS = {
  heading: 'Your draws',
  draw: 'Draw',
  won: 'You won',
  none: 'No win this time',
  ticket: 'Your ticket',
  all: 'All your past tickets',
};

export function OwnDraws({ id, props, data }: BlockProps<OwnDrawsProps, OwnDrawsBlockData | null>) {
  const href = useRouteHrefBuilder();
  if (!data || data.draws.length === 0) return null;
  const { url, draws, more } = data;
  return (
    <section className="own-draws band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? WORDS.heading}</h2>
        <ul>
          {draws.map(({ drawNo, date, winnings, orders }) => (
            <li key={drawNo}>
              <p>
                <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>
                  {WORDS.draw} {drawNo}
                </a>{' '}
                <span className="small muted">{date}</span>
              </p>
              <p>{winnings === null ? WORDS.none : <strong>{`${WORDS.won} ${winnings}`}</strong>}</p>
              <p className="own-draws__tickets small">
                {orders.map((order, index) => (
                  <a key={order} href={href('my-account.past-tickets.ticket', { id: order })}>
                    {orders.length === 1 ? WORDS.ticket : `${WORDS.ticket} ${index + 1}`}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
        {more > 0 ? (
          <p className="small">
            <span className="muted">{more === 1 ? 'And one earlier draw.' : `And ${more} earlier draws.`}</span>{' '}
            <a href={href('my-account.past-tickets')}>{WORDS.all}</a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
