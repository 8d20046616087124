import type { ReactNode } from 'react';
import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { CachedFragmentList } from '#engine/render/cached-fragment.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import { dialogButtonProps } from '../../_ui/dialog-button-props.ts';
import { PrizeAmount } from '../../_ui/offer/prize-amount.tsx';
import { createOfferClickAttribute } from '../../_ui/offer/product-data.ts';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { NothingOnSaleNotice } from '../_shared/nothing-on-sale.tsx';
import type { OfferGridBlockData, OfferGridEntry } from './offer-grid.data.ts';
import type { OfferGridProps } from './offer-grid.gen.ts';
import { offerGridMessages } from './offer-grid.messages.gen.ts';
import { OfferBuyOptionsDialog } from './ways-dialog.tsx';

const MARK = '4rem';
const SIZES = { dense: '(min-width: 40em) 20rem, 100vw', editorial: '(min-width: 40em) 50vw, 100vw', list: '4rem' };

export function OfferGrid({ id, props, data }: BlockProps<OfferGridProps, OfferGridBlockData>) {
  const { intro, look, more, emptyText } = props;
  const heading = props.heading ?? data.title ?? undefined;
  return (
    <section data-advertises className="offer-grid band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {data.offers.length > 0 ? (
          <CachedFragmentList
            as="ul"
            name={`${id}-offers`}
            className={`offer-grid__offers offer-grid__offers--${look}`}
            items={data.offers.map((offer) => ({
              key: offer.key,
              offer,
              isBelow: heading !== undefined,
              causeSlug: data.causeSlug,
            }))}
            renderItem={({ key, ...item }) => <Offer {...item} props={props} dialogId={`${id}-ways-${key}`} />}
          />
        ) : (
          <NothingOnSaleNotice text={emptyText} />
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

function renderFigure(content: ReactNode) {
  return <span className="figure">{content}</span>;
}

interface OfferProps {
  readonly offer: OfferGridEntry;
  readonly props: OfferGridProps;
  readonly isBelow: boolean;
  readonly causeSlug: string | null;
  readonly dialogId: string;
}

function Offer({ offer, props, isBelow, causeSlug, dialogId }: OfferProps) {
  const messages = useMessages(offerGridMessages);
  const { locale } = useSite();
  const href = useRouteHrefBuilder();
  const page = { productOfferKey: offer.url };
  const { look, pictures = [], showCountdown, showCause } = props;
  const photo = pictures.find((entry) => entry.offer === offer.key)?.image;
  const picture = photo ?? offer.picture;
  const card = look === 'dense' ? ' card ground-surface' : '';
  return (
    <li className={`offer-grid__offer${card} covers`} {...createOfferClickAttribute(offer, 'offer-grid')}>
      {picture ? (
        <Photo
          className={photo ? 'offer-grid__picture' : 'offer-grid__picture offer-grid__picture--mark'}
          image={picture}
          sizes={photo ? SIZES[look] : MARK}
        />
      ) : null}
      <ContentCardHeading below={isBelow}>
        <a
          href={
            causeSlug === null ? href('offer.play', page) : href('causes.cause-product-offer', { ...page, causeSlug })
          }
        >
          {offer.name}
        </a>
      </ContentCardHeading>
      <p className="offer-grid__prize">
        <PrizeAmount prize={offer.prize} />
        {offer.worth ? (
          <span className="offer-grid__worth"> {messages.worth({ amount: offer.worth, figure: renderFigure })}</span>
        ) : null}
      </p>
      <p className="offer-grid__when">
        <strong>{offer.draw.day}</strong> {offer.draw.time}
        {showCountdown && !offer.soldOut ? (
          <span className="offer-grid__left">
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
        <p className="offer-grid__cause small">
          {messages.cause({
            causes: formatShortList(
              offer.causes.map(({ name }) => name),
              locale,
            ),
          })}
        </p>
      ) : null}
      <div className="offer-grid__foot">
        {offer.priceFrom && !offer.soldOut ? (
          <span className="offer-grid__price">{messages.from({ price: offer.priceFrom, figure: renderFigure })}</span>
        ) : null}
        <Buy offer={offer} props={props} dialogId={dialogId} />
      </div>
    </li>
  );
}

interface BuyProps {
  readonly offer: Pick<OfferGridEntry, 'ways' | 'type' | 'name' | 'soldOut' | 'preOrder'>;
  readonly props: Pick<OfferGridProps, 'ways' | 'actionLabel'>;
  readonly dialogId: string;
}

/** Action of a card: a label, as the whole card links to the offer, or a button for the ways to buy. */
function Buy({ offer, props, dialogId }: BuyProps) {
  const messages = useMessages(offerGridMessages);
  const hasSyndicates = useCapability('syndicates');
  const hasParties = useCapability('social-syndicates');
  const on = new Set([hasSyndicates ? 'syndicates' : null, hasParties ? 'social-syndicates' : null, null]);
  const ways = offer.ways.filter(({ capability }) => on.has(capability));
  const label = offer.preOrder ? messages.preOrder() : (props.actionLabel ?? messages.action({ type: offer.type }));
  if (offer.soldOut) return <span className="badge">{messages.soldOut()}</span>;
  if (!props.ways || ways.length < 2) {
    return (
      <span className="button" aria-hidden="true">
        {label}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="button offer-grid__choose"
        aria-haspopup="dialog"
        aria-label={messages.namedAction({ action: label, name: offer.name })}
        {...dialogButtonProps('show-modal', dialogId)}
      >
        {label}
      </button>
      <OfferBuyOptionsDialog
        id={dialogId}
        heading={props.ways.heading.replaceAll('{name}', () => offer.name)}
        text={props.ways.text}
        ways={ways}
      />
    </>
  );
}
