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

const WORDS = {
  worth: 'Worth',
  tickets: 'Tickets from',
  closes: 'Closes',
  left: 'Time left',
  cause: 'In aid of',
  soldOut: 'Sold out',
  closed: 'The next draw opens soon.',
};

export function PrizeHero({ props, data }: BlockProps<PrizeHeroProps, PrizeHeroBlockData>) {
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
            <h1>{heading ?? offer?.prize.text ?? WORDS.closed}</h1>
            <Prose className="prize-hero__text" text={text} />
            {offer && !offer.soldOut ? (
              <p className="actions" {...createOfferClickAttribute(offer, 'prize-hero')}>
                <a className="button" href={href('offer.play', { productOfferKey: offer.url })}>
                  {actionLabel}
                </a>
              </p>
            ) : (
              <p>
                <span className="badge">{offer ? WORDS.soldOut : WORDS.closed}</span>
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
  return (
    <dl className="prize-hero__facts">
      {offer.worth ? (
        <div>
          <dt>{WORDS.worth}</dt>
          <dd className="figure">{offer.worth}</dd>
        </div>
      ) : null}
      {offer.priceFrom ? (
        <div>
          <dt>{WORDS.tickets}</dt>
          <dd className="figure">{offer.priceFrom}</dd>
        </div>
      ) : null}
      <div>
        <dt>{WORDS.closes}</dt>
        <dd>
          {offer.closes.day}, {offer.closes.time}
        </dd>
      </div>
      <div>
        <dt>{WORDS.left}</dt>
        <dd>
          <Countdown className="figure" left={offer.closes.left} />
        </dd>
      </div>
      {offer.causes.length > 0 ? (
        <div>
          <dt>{WORDS.cause}</dt>
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
