import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { OfferResultsLinksBlockData } from './offer-results-links.data.ts';
import type { OfferResultsLinksProps } from './offer-results-links.gen.ts';
import { offerResultsLinksMessages } from './offer-results-links.messages.gen.ts';

export function OfferResultsLinks({ props, data }: BlockProps<OfferResultsLinksProps, OfferResultsLinksBlockData>) {
  const messages = useMessages(offerResultsLinksMessages);
  const href = useRouteHrefBuilder();
  if (data.offers.length === 0) return null;
  return (
    <section className="offer-results-links band">
      <div className="wrap">
        <SectionHead heading={props.heading ?? messages.heading()} />
        <ul className="offer-results-links__offers">
          {data.offers.map(({ name, url, picture }) => (
            <li key={url}>
              <a href={href('offer.results', { productOfferKey: url })}>
                {picture ? <Photo className="offer-results-links__picture" image={picture} sizes="2rem" /> : null}
                {messages.results({ name })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
