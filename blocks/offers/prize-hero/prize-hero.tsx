import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PageHeadingForCustomersOnBreak } from '../../_ui/break/break-heading.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import type { OfferView } from '../../_ui/offer/offer-view.ts';
import { createOfferClickAttribute } from '../../_ui/offer/product-data.ts';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { PrizeHeroBlockData } from './prize-hero.data.ts';
import type { PrizeHeroProps } from './prize-hero.gen.ts';
import { prizeHeroMessages } from './prize-hero.messages.gen.ts';

export function PrizeHero({ props, data }: BlockProps<PrizeHeroProps, PrizeHeroBlockData>) {
  const messages = useMessages(prizeHeroMessages);
  const href = useRouteHrefBuilder();
  const { eyebrow, heading, text, image, actionLabel } = props;
  const { offer } = data;
  return (
    <>
      <PageHeadingForCustomersOnBreak />
      <section data-advertises className="prize-hero">
        <Photo className="prize-hero__image" image={image} sizes="100vw" first />
        <div className="prize-hero__panel ground-hero">
          <div className="prize-hero__words">
            {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
            <h1>{heading ?? offer?.prize.text ?? messages.closed()}</h1>
            <Prose className="prize-hero__text" text={text} />
            {offer && !offer.soldOut ? (
              <p className="actions" {...createOfferClickAttribute(offer, 'prize-hero')}>
                <a className="button" href={href('offer.play', { productOfferKey: offer.url })}>
                  {actionLabel}
                </a>
              </p>
            ) : (
              <p>
                <span className="badge">{offer ? messages.soldOut() : messages.closed()}</span>
              </p>
            )}
          </div>
          {offer ? <Facts offer={offer} causeHref={(causeSlug) => href('causes.cause', { causeSlug })} /> : null}
        </div>
      </section>
    </>
  );
}

interface FactsProps {
  readonly offer: Pick<OfferView, 'worth' | 'priceFrom' | 'closes' | 'causes'>;
  readonly causeHref: (slug: string) => string;
}

function Facts({ offer, causeHref }: FactsProps) {
  const messages = useMessages(prizeHeroMessages);
  return (
    <dl className="prize-hero__facts">
      {offer.worth ? (
        <div>
          <dt>{messages.worth()}</dt>
          <dd className="figure">{offer.worth}</dd>
        </div>
      ) : null}
      {offer.priceFrom ? (
        <div>
          <dt>{messages.tickets()}</dt>
          <dd className="figure">{offer.priceFrom}</dd>
        </div>
      ) : null}
      <div>
        <dt>{messages.closes()}</dt>
        <dd>{messages.moment({ day: offer.closes.day, time: offer.closes.time })}</dd>
      </div>
      <div>
        <dt>{messages.left()}</dt>
        <dd>
          <Countdown className="figure" left={offer.closes.left} />
        </dd>
      </div>
      {offer.causes.length > 0 ? (
        <div>
          <dt>{messages.cause()}</dt>
          <dd>
            {offer.causes.map(({ key, name, urlSlug }, index) => (
              <span key={key}>
                {index > 0 ? ', ' : ''}
                <a href={causeHref(urlSlug)}>{name}</a>
              </span>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
