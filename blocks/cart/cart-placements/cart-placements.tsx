import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { createOfferClickAttribute } from '../../_ui/offer/product-data.ts';
import { Photo } from '../../_ui/photo.tsx';
import type { CartPlacementsData } from './cart-placements.data.ts';
import type { CartPlacementsProps } from './cart-placements.gen.ts';

export function CartPlacements({ props, data }: BlockProps<CartPlacementsProps, CartPlacementsData>) {
  const href = useRouteHrefBuilder();
  if (data.offers.length === 0) return null;
  return (
    <section data-advertises className="cart-placements band">
      <div className="wrap">
        <h2>{props.heading}</h2>
        <ul className="cart-placements__offers">
          {data.offers.map(({ key, type, name, url, picture, prize, draw, drawDate, priceFrom, ...facts }) => (
            <li
              key={key}
              className="card ground-surface"
              data-placement={key}
              {...createOfferClickAttribute({ key, type, name, draw: { at: drawDate }, ...facts }, 'cart-placements')}
            >
              <a className="cart-placements__offer" href={href('offer.play', { productOfferKey: url })}>
                {picture ? <Photo className="cart-placements__picture" image={picture} sizes="4rem" /> : null}
                <span>
                  <strong>{name}</strong>
                  <span className="small">{prize}</span>
                  <span className="small muted">
                    {[draw, priceFrom && `from ${priceFrom}`].filter(Boolean).join(', ')}
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
