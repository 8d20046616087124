import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { WinnerListData } from './winner-list.data.ts';
import type { WinnerListProps } from './winner-list.gen.ts';

const WORDS = { none: 'The first winners will be named here.', all: 'All past winners' };

export function WinnerList({ props, data }: BlockProps<WinnerListProps, WinnerListData>) {
  const href = useRouteHrefBuilder();
  const { heading, intro, look, more } = props;
  if (props.ofOffer && data.winners.length === 0) return null;
  return (
    <section className="winner-list band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {data.winners.length === 0 ? <p className="muted">{WORDS.none}</p> : null}
        <ul className={`winner-list__winners winner-list__winners--${look}`}>
          {data.winners.map(({ name, place, prizeTitle, prize, draw, giveaway, date }, index) => (
            <li
              key={`${index} ${name}`}
              className={`winner-list__winner${look === 'cards' ? ' card ground-surface' : ''}`}
            >
              <h3>
                {name} <span className="winner-list__place">{place}</span>
              </h3>
              <p className="winner-list__prize">
                <span className="prize figure">{prize}</span>
                {prizeTitle.startsWith(prize) ? (
                  prizeTitle.slice(prize.length)
                ) : (
                  <span className="winner-list__title"> {prizeTitle}</span>
                )}
              </p>
              <p className="muted small">
                {giveaway ? <a href={href('daily-winners.giveaway', giveaway)}>{draw}</a> : draw}, {date}
              </p>
            </li>
          ))}
        </ul>
        {data.offerUrl === null ? null : (
          <p className="winner-list__more">
            <a href={href('offer.winners', { productOfferKey: data.offerUrl })}>{WORDS.all}</a>
          </p>
        )}
        {more ? (
          <p className="winner-list__more">
            <Anchor link={more.link}>{more.label}</Anchor>
          </p>
        ) : null}
      </div>
    </section>
  );
}
