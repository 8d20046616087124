import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { createProductClickAttribute } from '../../_ui/offer/product-data.ts';
import { SectionHead } from '../../_ui/section-head.tsx';
import { NothingOnSaleNotice } from '../_shared/nothing-on-sale.tsx';
import type { LotterySyndicatesBlockData } from './lottery-syndicates.data.ts';
import type { LotterySyndicatesProps } from './lottery-syndicates.gen.ts';
import { lotterySyndicatesMessages } from './lottery-syndicates.messages.gen.ts';

export function LotterySyndicates({ props, data }: BlockProps<LotterySyndicatesProps, LotterySyndicatesBlockData>) {
  const messages = useMessages(lotterySyndicatesMessages);
  const href = useRouteHrefBuilder();
  const { heading = messages.heading(), intro } = props;
  return (
    <section data-advertises className="lottery-syndicates band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {data.syndicates.length === 0 ? <NothingOnSaleNotice /> : null}
        <ul className="lottery-syndicates__list">
          {data.syndicates.map(({ key, name, games, share, sharesLeft, url, product }) => (
            <li
              key={key}
              className="card"
              {...createProductClickAttribute({ ...product, source: 'lottery-syndicates' })}
            >
              <h3>{name}</h3>
              <p>
                {messages.gamesAndPrice({
                  games,
                  price: share,
                  figure: (content) => <strong className="figure">{content}</strong>,
                })}
              </p>
              <p className="small muted">{messages.sharesLeft({ shares: Math.max(0, sharesLeft) })}</p>
              <p>
                <a
                  className="button button--secondary"
                  href={`${href('offer.play', { productOfferKey: url })}#${encodeURIComponent(key)}`}
                  aria-label={messages.seeNamed({ name })}
                >
                  {messages.see()}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
