import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { createProductClickAttribute } from '../../_ui/offer/product-data.ts';
import type { LotteryPromoBlockData } from './lottery-promo.data.ts';
import type { LotteryPromoProps } from './lottery-promo.gen.ts';
import { lotteryPromoMessages } from './lottery-promo.messages.gen.ts';

/** A page script hides it if a lottery ticket is in the cart (specification: Screens, footers). */
export function LotteryPromo({
  id,
  props: { heading, button },
  data: { offer },
}: BlockProps<LotteryPromoProps, LotteryPromoBlockData>) {
  const messages = useMessages(lotteryPromoMessages);
  const href = useRouteHrefBuilder();
  if (!offer) return null;
  const { key, category, name, url, prize, draw, drawDate, price, drawNo, prizePool } = offer;
  return (
    <section data-advertises className="lottery-promo" aria-labelledby={`${id}-heading`} data-cart-without="lottery">
      <h2 id={`${id}-heading`} className="lottery-promo__heading">
        {heading}
      </h2>
      <p>
        <strong className="lottery-promo__prize figure">{prize}</strong>
        <span>{messages.offer({ name, draw })}</span>
      </p>
      <p
        {...createProductClickAttribute({
          product_id: key,
          category,
          source: 'lottery-promo',
          name,
          price,
          draw_date: drawDate,
          draw_no: drawNo,
          prize_pool: prizePool,
        })}
      >
        <a className="button" href={href('offer.play', { productOfferKey: url })}>
          {button}
        </a>
      </p>
    </section>
  );
}
