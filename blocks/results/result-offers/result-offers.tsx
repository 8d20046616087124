import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { ResultOffersData } from './result-offers.data.ts';
import type { ResultOffersProps } from './result-offers.gen.ts';

const WORDS = { heading: 'Results by name', results: '{name} Results' };

export function ResultOffers({ props, data }: BlockProps<ResultOffersProps, ResultOffersData>) {
  const href = useRouteHrefBuilder();
  if (data.offers.length === 0) return null;
  return (
    <section className="result-offers band">
      <div className="wrap">
        <SectionHead heading={props.heading ?? WORDS.heading} />
        <ul className="result-offers__offers">
          {data.offers.map(({ name, url, picture }) => (
            <li key={url}>
              <a href={href('offer.results', { productOfferKey: url })}>
                {picture ? <Photo className="result-offers__picture" image={picture} sizes="2rem" /> : null}
                {WORDS.results.replace('{name}', () => name)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
