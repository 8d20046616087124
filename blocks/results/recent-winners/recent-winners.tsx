import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { RecentWinnersBlockData } from './recent-winners.data.ts';
import type { RecentWinnersProps } from './recent-winners.gen.ts';
import { recentWinnersMessages } from './recent-winners.messages.gen.ts';

export function RecentWinners({ props, data }: BlockProps<RecentWinnersProps, RecentWinnersBlockData>) {
  const messages = useMessages(recentWinnersMessages);
  const href = useRouteHrefBuilder();
  const { heading, intro, look, more } = props;
  if (props.ofOffer && data.winners.length === 0) return null;
  return (
    <section className="recent-winners band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {data.winners.length === 0 ? <p className="muted">{messages.none()}</p> : null}
        <ul className={`recent-winners__winners recent-winners__winners--${look}`}>
          {data.winners.map(({ name, place, prizeTitle, prize, draw, giveaway, date }, index) => (
            <li
              key={`${index} ${name}`}
              className={`recent-winners__winner${look === 'cards' ? ' card ground-surface' : ''}`}
            >
              <h3>
                {name} <span className="recent-winners__place">{place}</span>
              </h3>
              <p className="recent-winners__prize">
                <span className="prize figure">{prize}</span>
                {prizeTitle.startsWith(prize) ? (
                  prizeTitle.slice(prize.length)
                ) : (
                  <span className="recent-winners__title"> {prizeTitle}</span>
                )}
              </p>
              <p className="muted small">
                {messages.drawAndDate({
                  draw,
                  date,
                  link: (content) =>
                    giveaway ? <a href={href('daily-winners.giveaway', giveaway)}>{content}</a> : content,
                })}
              </p>
            </li>
          ))}
        </ul>
        {data.offerUrl === null ? null : (
          <p className="recent-winners__more">
            <a href={href('offer.winners', { productOfferKey: data.offerUrl })}>{messages.all()}</a>
          </p>
        )}
        {more ? (
          <p className="recent-winners__more">
            <Anchor link={more.link}>{more.label}</Anchor>
          </p>
        ) : null}
      </div>
    </section>
  );
}
