import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { NamedDrawWinnersBlockData } from './named-draw-winners.data.ts';
import type { NamedDrawWinnersProps } from './named-draw-winners.gen.ts';

const WORDS = {
  heading: 'Who won',
  none: 'No winner of this draw has agreed to be named.',
  coming: 'The winners are named here once the draw is over.',
  all: 'Winners of every draw',
};

export function NamedDrawWinners({ props, data }: BlockProps<NamedDrawWinnersProps, NamedDrawWinnersBlockData>) {
  const href = useRouteHrefBuilder();
  const { heading = WORDS.heading, emptyText = WORDS.none } = props;
  const { isDrawn, url, winners, total } = data;
  return (
    <section className="named-draw-winners band">
      <div className="wrap">
        <SectionHead heading={heading} />
        {winners.length === 0 ? <p className="muted">{isDrawn ? emptyText : WORDS.coming}</p> : null}
        <ul className="named-draw-winners__winners">
          {winners.map(({ name, place, prizeTitle, prize }, index) => (
            <li key={`${index} ${name}`}>
              <strong>{name}</strong> <span className="muted">{place}</span>
              <span className="named-draw-winners__prize">
                {prizeTitle.includes(prize) ? (
                  prizeTitle
                ) : (
                  <>
                    {prizeTitle}, <span className="figure">{prize}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        {total > winners.length ? (
          <p className="muted small">
            The first {winners.length} of {total} named winners.
          </p>
        ) : null}
        <p className="named-draw-winners__all">
          <a href={href('offer.winners', { productOfferKey: url })}>{WORDS.all}</a>
        </p>
      </div>
    </section>
  );
}
