import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { listRegionNames } from '../_shared/list-region-names.ts';
import { regionNamesMessages } from '../_shared/region-names.messages.gen.ts';
import type { OfferRegionRestrictionBlockData } from './offer-region-restriction.data.ts';
import type { OfferRegionRestrictionProps } from './offer-region-restriction.gen.ts';
import { offerRegionRestrictionMessages } from './offer-region-restriction.messages.gen.ts';

export function OfferRegionRestriction({
  props,
  data,
}: BlockProps<OfferRegionRestrictionProps, OfferRegionRestrictionBlockData>) {
  const messages = useMessages(offerRegionRestrictionMessages);
  const regionNames = useMessages(regionNamesMessages);
  const { name, regions, isSold } = data;
  if (isSold && regions.length === 0) return null;
  const list = messages.regions({ regions: listRegionNames(regions, regionNames) });
  const text = (isSold ? props.elsewhere : props.here)
    .replaceAll('{name}', () => name)
    .replaceAll('{regions}', () => list);
  return (
    <aside
      className={`offer-region-restriction ${isSold ? 'ground-surface' : 'ground-accent'}`}
      aria-label={messages.label()}
      data-sold={isSold}
    >
      <div className="wrap">
        <p>
          {text} {props.link ? <Anchor link={props.link.link}>{props.link.label}</Anchor> : null}
        </p>
      </div>
    </aside>
  );
}
