import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { createProductClickAttribute } from '../../_ui/offer/product-data.ts';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { NothingOnSaleNotice } from '../_shared/nothing-on-sale.tsx';
import type { ListedSyndicate, SyndicateListBlockData } from './syndicate-list.data.ts';
import type { SyndicateListProps } from './syndicate-list.gen.ts';
import { syndicateListMessages } from './syndicate-list.messages.gen.ts';

export function SyndicateList({ props, data }: BlockProps<SyndicateListProps, SyndicateListBlockData>) {
  const messages = useMessages(syndicateListMessages);
  const { heading, intro, actionLabel = messages.buy(), emptyText } = props;
  return (
    <section data-advertises className="syndicate-list band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {data.syndicates.length > 0 ? (
          <ul className="syndicate-list__syndicates">
            {data.syndicates.map((syndicate) => (
              <Syndicate
                key={syndicate.id}
                syndicate={syndicate}
                actionLabel={actionLabel}
                isBelow={heading !== undefined}
              />
            ))}
          </ul>
        ) : (
          <NothingOnSaleNotice text={emptyText} />
        )}
      </div>
    </section>
  );
}

interface SyndicateProps {
  readonly syndicate: ListedSyndicate;
  readonly actionLabel: string;
  readonly isBelow: boolean;
}

function Syndicate({ syndicate, actionLabel, isBelow }: SyndicateProps) {
  const messages = useMessages(syndicateListMessages);
  const href = useRouteHrefBuilder();
  const { id, name, of, url, picture, drawNo, drawn, jackpot, numGames, numShares, numSharesLeft, cost } = syndicate;
  const { price, prizePool } = syndicate;
  return (
    <li
      className="syndicate-list__syndicate card ground-surface covers"
      {...createProductClickAttribute({
        product_id: syndicate.offerKey,
        category: syndicate.category,
        source: 'syndicate-list',
        name: syndicate.of,
        variant: syndicate.key,
        price,
        prize_pool: prizePool,
        draw_no: drawNo,
        draw_date: drawn.at,
      })}
    >
      {picture ? <Photo className="syndicate-list__logo" image={picture} sizes="4rem" /> : null}
      <div className="syndicate-list__what">
        <ContentCardHeading below={isBelow}>
          <a href={`${href('offer.draw', { productOfferKey: url, drawNo: String(drawNo) })}#${encodeURIComponent(id)}`}>
            {name}
          </a>
        </ContentCardHeading>
        <p className="small muted">{of}</p>
        <p>
          <strong>{drawn.day}</strong> {drawn.time} <span className="prize syndicate-list__jackpot">{jackpot}</span>
        </p>
        <p className="small">
          {messages.gamesAndShares({ games: numGames, left: String(numSharesLeft), shares: String(numShares) })}
        </p>
        <progress className="sold-bar" aria-hidden="true" value={numShares - numSharesLeft} max={numShares} />
      </div>
      <p className="syndicate-list__foot">
        <span>
          {messages.price({
            price: cost,
            figure: (content) => <strong className="figure">{content}</strong>,
            small: (content) => <span className="small">{content}</span>,
          })}
        </span>
        <span className="button" aria-hidden="true">
          {actionLabel}
        </span>
      </p>
    </li>
  );
}
