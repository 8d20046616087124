import type { BlockProps } from '#engine/render/block.ts';
import { useHref } from '#engine/render/block-context.tsx';
import { Anchor } from '../_ui/anchor.tsx';
import { CardTitle } from '../_ui/card-title.tsx';
import { Countdown } from '../_ui/countdown.tsx';
import { Figure } from '../_ui/figure.tsx';
import { NothingOnSale } from '../_ui/nothing-on-sale.tsx';
import type { OfferView } from '../_ui/offer-view.ts';
import { Photo } from '../_ui/photo.tsx';
import { SectionHead } from '../_ui/section-head.tsx';
import type { OfferGridData } from './offer-grid.data.ts';
import type { OfferGridProps } from './offer-grid.gen.ts';

const WORDS = {
  closes: 'Closes in',
  from: 'from',
  cause: 'In aid of',
  worth: 'Worth',
  soldOut: 'Sold out',
  preOrder: 'Pre-order',
};

const ACTIONS: Record<OfferView['type'], string> = {
  lottery_ticket: 'Play',
  raffle_ticket: 'Get tickets',
  syndicate_share: 'Buy shares',
  membership: 'Join',
};

const MARK = '4rem';
const SIZES = { dense: '(min-width: 40em) 20rem, 100vw', editorial: '(min-width: 48em) 50vw, 100vw', list: '4rem' };

export function OfferGrid({ props, data }: BlockProps<OfferGridProps, OfferGridData>) {
  const { heading, intro, look, more, emptyText } = props;
  return (
    <section className="offer-grid band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {data.offers.length > 0 ? (
          <ul className={`offer-grid__offers offer-grid__offers--${look}`}>
            {data.offers.map((offer) => (
              <Offer key={offer.key} offer={offer} props={props} />
            ))}
          </ul>
        ) : (
          <NothingOnSale text={emptyText} />
        )}
        {more ? (
          <p className="offer-grid__more">
            <Anchor link={more.link}>{more.label}</Anchor>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function Offer({ offer, props }: { readonly offer: OfferView; readonly props: OfferGridProps }) {
  const href = useHref();
  const { heading, look, pictures = [], showCountdown, showCause, actionLabel } = props;
  const photo = pictures.find((entry) => entry.offer === offer.key)?.image;
  const picture = photo ?? offer.picture;
  const card = look === 'dense' ? ' card ground-surface' : '';
  return (
    <li className={`offer-grid__offer${card} covers`}>
      {picture ? (
        <Photo
          className={photo ? 'offer-grid__picture' : 'offer-grid__picture offer-grid__picture--mark'}
          image={picture}
          sizes={photo ? SIZES[look] : MARK}
        />
      ) : null}
      <CardTitle below={heading !== undefined}>
        <a href={href('offer.play', { productOfferKey: offer.url })}>{offer.name}</a>
      </CardTitle>
      <p className="offer-grid__prize">
        <Figure prize={offer.prize} />
        {offer.worth ? (
          <span className="offer-grid__worth">
            {' '}
            {WORDS.worth} <span className="figure">{offer.worth}</span>
          </span>
        ) : null}
      </p>
      <p className="offer-grid__when">
        <strong>{offer.draw.day}</strong> {offer.draw.time}
        {showCountdown ? (
          <span className="offer-grid__left">
            {WORDS.closes} <Countdown className="figure" left={offer.closes.left} />
          </span>
        ) : null}
      </p>
      {showCause && offer.causes.length > 0 ? (
        <p className="offer-grid__cause small">
          {WORDS.cause} {offer.causes.map(({ name }) => name).join(', ')}
        </p>
      ) : null}
      <p className="offer-grid__foot">
        {offer.priceFrom ? (
          <span className="offer-grid__price">
            {WORDS.from} <span className="figure">{offer.priceFrom}</span>
          </span>
        ) : null}
        {offer.soldOut ? (
          <span className="badge">{WORDS.soldOut}</span>
        ) : (
          <span className="button" aria-hidden="true">
            {offer.preOrder ? WORDS.preOrder : (actionLabel ?? ACTIONS[offer.type])}
          </span>
        )}
      </p>
    </li>
  );
}
