import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import type { OfferView } from '../../_ui/offer/offer-view.ts';
import { PrizeAmount } from '../../_ui/offer/prize-amount.tsx';
import { Photo } from '../../_ui/photo.tsx';
import type { OfferHeaderBlockData } from './offer-header.data.ts';
import type { OfferHeaderProps } from './offer-header.gen.ts';
import { type OfferHeaderMessages, offerHeaderMessages } from './offer-header.messages.gen.ts';

export function OfferHeader({ props, data }: BlockProps<OfferHeaderProps, OfferHeaderBlockData>) {
  const messages = useMessages(offerHeaderMessages);
  const { locale } = useSite();
  const hasCausePages = useCapability('causes_directory');
  const { showCountdown, showCause, pictures = [] } = props;
  const { name, picture, offer, drawNo } = data;
  const image = pictures.find((entry) => entry.offer === data.key)?.image ?? props.image;
  const badge = describeBadge(data, messages);
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
              <span className="offer-header__draw"> {messages.draw({ drawNo: String(drawNo) })}</span>
            )}
          </h1>
          {offer ? (
            <>
              <p>
                <PrizeAmount prize={offer.prize} />
                {offer.worth ? (
                  <span className="offer-header__worth">
                    {' '}
                    {messages.worth({
                      amount: offer.worth,
                      figure: (content) => <span className="figure">{content}</span>,
                    })}
                  </span>
                ) : null}
              </p>
              <p className="offer-header__when">
                {messages.when({
                  day: offer.draw.day,
                  time: offer.draw.time,
                  strong: (content) => <strong>{content}</strong>,
                })}
                {showCountdown && !offer.soldOut ? (
                  <span className="offer-header__left">
                    {offer.opens
                      ? messages.opens({ moment: offer.opens })
                      : messages.closes({
                          left: offer.closes.left.text,
                          countdown: () => <Countdown className="figure" left={offer.closes.left} />,
                        })}
                  </span>
                ) : null}
              </p>
              {showCause && offer.causes.length > 0 ? (
                <p>
                  {messages.cause({
                    causes: formatShortList(
                      offer.causes.map((cause) => cause.name),
                      locale,
                    ),
                    links: (names) => (hasCausePages ? <CauseLinks causes={offer.causes} /> : names),
                  })}
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

function CauseLinks({ causes }: Pick<OfferView, 'causes'>) {
  const href = useRouteHrefBuilder();
  return causes.map((cause, index) => (
    <span key={cause.key}>
      {index > 0 ? ', ' : ''}
      <a href={href('causes.cause', { causeSlug: cause.urlSlug })}>{cause.name}</a>
    </span>
  ));
}

function describeBadge({ offer, drawNo }: OfferHeaderBlockData, messages: OfferHeaderMessages): string | null {
  if (!offer) return drawNo === null ? messages.closed() : messages.over();
  if (offer.soldOut) return messages.soldOut();
  return offer.preOrder ? messages.preOrder() : null;
}
