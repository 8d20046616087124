import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PageHeadingForCustomersOnBreak } from '../../_ui/break/break-heading.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import type { OfferView } from '../../_ui/offer/offer-view.ts';
import { PrizeAmount } from '../../_ui/offer/prize-amount.tsx';
import { createOfferClickAttribute } from '../../_ui/offer/product-data.ts';
import { Photo } from '../../_ui/photo.tsx';
import { NothingOnSaleNotice } from '../_shared/nothing-on-sale.tsx';
import type { JackpotHeroBlockData } from './jackpot-hero.data.ts';
import type { JackpotHeroProps } from './jackpot-hero.gen.ts';
import { jackpotHeroMessages } from './jackpot-hero.messages.gen.ts';

export function JackpotHero({ props, data }: BlockProps<JackpotHeroProps, JackpotHeroBlockData>) {
  const messages = useMessages(jackpotHeroMessages);
  const href = useRouteHrefBuilder();
  const { eyebrow, actionLabel, image } = props;
  const { offer, also } = data;
  const playHref = ({ url }: Pick<OfferView, 'url'>) => href('offer.play', { productOfferKey: url });
  return (
    <>
      <PageHeadingForCustomersOnBreak />
      <section data-advertises className="jackpot-hero ground-hero">
        {image ? <Photo className="jackpot-hero__image" image={image} sizes="100vw" first /> : null}
        <div className="jackpot-hero__inner wrap">
          {offer ? (
            <div className="jackpot-hero__words">
              {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
              <h1>
                <span className="jackpot-hero__name">{offer.name}</span> <PrizeAmount prize={offer.prize} />
              </h1>
              <p className="jackpot-hero__when">
                {messages.draw({
                  day: offer.draw.day,
                  time: offer.draw.time,
                  strong: (content) => <strong>{content}</strong>,
                })}{' '}
                <span className="jackpot-hero__closes">
                  {messages.closes({
                    left: offer.closes.left.text,
                    countdown: () => <Countdown className="figure" left={offer.closes.left} />,
                  })}
                </span>
              </p>
              <p className="actions" {...createOfferClickAttribute(offer, 'jackpot-hero')}>
                <a className="button" href={playHref(offer)}>
                  {actionLabel.replaceAll('{name}', () => offer.name)}
                </a>
                {offer.priceFrom ? <span>{messages.from({ price: offer.priceFrom })}</span> : null}
              </p>
            </div>
          ) : (
            <NothingOnSaleNotice />
          )}
          {also.length > 0 ? (
            <nav className="jackpot-hero__also" aria-label={messages.also()}>
              <ul className="jackpot-hero__others">
                {also.map((other) => (
                  <li
                    key={other.key}
                    className="jackpot-hero__other covers"
                    {...createOfferClickAttribute(other, 'jackpot-hero')}
                  >
                    {other.picture ? <Photo image={other.picture} sizes="3rem" /> : null}
                    <a className="covers__link" href={playHref(other)}>
                      {other.name}
                    </a>
                    <PrizeAmount prize={other.prize} />
                    <span className="small">{other.draw.day}</span>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </section>
    </>
  );
}
