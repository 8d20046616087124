import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { NamedDrawWinnersBlockData } from './named-draw-winners.data.ts';
import type { NamedDrawWinnersProps } from './named-draw-winners.gen.ts';
import { namedDrawWinnersMessages } from './named-draw-winners.messages.gen.ts';

export function NamedDrawWinners({ props, data }: BlockProps<NamedDrawWinnersProps, NamedDrawWinnersBlockData>) {
  const messages = useMessages(namedDrawWinnersMessages);
  const href = useRouteHrefBuilder();
  const { heading = messages.heading(), emptyText = messages.none() } = props;
  const { isDrawn, url, winners, total } = data;
  return (
    <section className="named-draw-winners band">
      <div className="wrap">
        <SectionHead heading={heading} />
        {winners.length === 0 ? <p className="muted">{isDrawn ? emptyText : messages.coming()}</p> : null}
        <ul className="named-draw-winners__winners">
          {winners.map(({ name, place, prizeTitle, prize }, index) => (
            <li key={`${index} ${name}`}>
              <strong>{name}</strong> <span className="muted">{place}</span>
              <span className="named-draw-winners__prize">
                {prizeTitle.includes(prize)
                  ? prizeTitle
                  : messages.prize({
                      prize: prizeTitle,
                      amount: prize,
                      figure: (content) => <span className="figure">{content}</span>,
                    })}
              </span>
            </li>
          ))}
        </ul>
        {total > winners.length ? (
          <p className="muted small">{messages.cut({ shown: String(winners.length), total: String(total) })}</p>
        ) : null}
        <p className="named-draw-winners__all">
          <a href={href('offer.winners', { productOfferKey: url })}>{messages.all()}</a>
        </p>
      </div>
    </section>
  );
}
