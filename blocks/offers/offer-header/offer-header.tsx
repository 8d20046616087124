import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import { formatMomentInSentence } from '../../_ui/date-label.ts';
import { Photo } from '../../_ui/photo.tsx';
import { PrizeAmount } from '../../_ui/prize-amount.tsx';
import type { OfferHeaderBlockData } from './offer-header.data.ts';
import type { OfferHeaderProps } from './offer-header.gen.ts';

const WORDS = {
  worth: 'Worth',
  opens: 'Sales open',
  closes: 'Sales close in',
  cause: 'In aid of',
  soldOut: 'Sold out',
  preOrder: 'Pre-order',
  closed: 'Not on sale at the moment',
  over: 'Sales of this draw are over',
  draw: 'Draw',
};

export function OfferHeader({ props, data }: BlockProps<OfferHeaderProps, OfferHeaderBlockData>) {
  const href = useRouteHrefBuilder();
  const hasCausePages = useCapability('causes_directory');
  const { showCountdown, showCause, pictures = [] } = props;
  const { name, picture, offer, drawNo } = data;
  const image = pictures.find((entry) => entry.offer === data.key)?.image ?? props.image;
  const badge = badgeOf(data);
  return (
    <section className="offer-header ground-hero">
      <div className="offer-header__inner wrap">
        {image ? (
          <Photo className="offer-header__image" image={image} sizes="(min-width: 40em) 50vw, 100vw" first />
        ) : null}
        {!image && picture ? <Photo className="offer-header__logo" image={picture} sizes="6rem" first /> : null}
        <div className="offer-header__words">
          <h1>
            {name}
            {drawNo === null ? null : (
              <span className="offer-header__draw">
                {' '}
                {WORDS.draw} {drawNo}
              </span>
            )}
          </h1>
          {offer ? (
            <>
              <p>
                <PrizeAmount prize={offer.prize} />
                {offer.worth ? (
                  <span className="offer-header__worth">
                    {' '}
                    {WORDS.worth} <span className="figure">{offer.worth}</span>
                  </span>
                ) : null}
              </p>
              <p className="offer-header__when">
                <strong>{offer.draw.day}</strong>, {offer.draw.time}
                {showCountdown && !offer.soldOut ? (
                  <span className="offer-header__left">
                    {offer.opens ? `${WORDS.opens} ${formatMomentInSentence(offer.opens)}` : WORDS.closes}{' '}
                    {offer.opens ? null : <Countdown className="figure" left={offer.closes.left} />}
                  </span>
                ) : null}
              </p>
              {showCause && offer.causes.length > 0 ? (
                <p>
                  {WORDS.cause}{' '}
                  {offer.causes.map((cause, index) => (
                    <span key={cause.key}>
                      {index > 0 ? ', ' : ''}
                      {hasCausePages ? (
                        <a href={href('causes.cause', { causeSlug: cause.urlSlug })}>{cause.name}</a>
                      ) : (
                        cause.name
                      )}
                    </span>
                  ))}
                </p>
              ) : null}
            </>
          ) : null}
          {badge === null ? null : (
            <p>
              <span className="badge">{badge}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function badgeOf({ offer, drawNo }: OfferHeaderBlockData): string | null {
  if (!offer) return drawNo === null ? WORDS.closed : WORDS.over;
  if (offer.soldOut) return WORDS.soldOut;
  return offer.preOrder ? WORDS.preOrder : null;
}
