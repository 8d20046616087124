import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { createOfferClickAttribute } from '../../_ui/offer/product-data.ts';
import { Photo } from '../../_ui/photo.tsx';
import type { RecommendedOffersBlockData } from './recommended-offers.data.ts';
import type { RecommendedOffersProps } from './recommended-offers.gen.ts';
import { recommendedOffersMessages } from './recommended-offers.messages.gen.ts';

export function RecommendedOffers({ props, data }: BlockProps<RecommendedOffersProps, RecommendedOffersBlockData>) {
  const messages = useMessages(recommendedOffersMessages);
  const href = useRouteHrefBuilder();
  if (data.offers.length === 0) return null;
  return (
    <section data-advertises className="recommended-offers band">
      <div className="wrap">
        <h2>{props.heading}</h2>
        <ul className="recommended-offers__offers">
          {data.offers.map(({ key, type, name, url, picture, prize, draw, drawDate, priceFrom, ...facts }) => (
            <li
              key={key}
              className="card ground-surface"
              data-placement={key}
              {...createOfferClickAttribute(
                { key, type, name, draw: { at: drawDate }, ...facts },
                'recommended-offers',
              )}
            >
              <a className="recommended-offers__offer" href={href('offer.play', { productOfferKey: url })}>
                {picture ? <Photo className="recommended-offers__picture" image={picture} sizes="4rem" /> : null}
                <span>
                  <strong>{name}</strong>
                  <span className="small">{prize}</span>
                  <span className="small muted">
                    {priceFrom ? messages.drawAndPrice({ draw, price: priceFrom }) : draw}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
