import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { WaysToPlayBlockData } from './ways-to-play.data.ts';
import type { WaysToPlayProps } from './ways-to-play.gen.ts';
import { waysToPlayMessages } from './ways-to-play.messages.gen.ts';

export function WaysToPlay({ props, data }: BlockProps<WaysToPlayProps, WaysToPlayBlockData>) {
  const messages = useMessages(waysToPlayMessages);
  const href = useRouteHrefBuilder();
  const hasParties = useCapability('social-syndicates');
  const ways = data.ways.filter(({ key }) => key !== 'lotto_party' || hasParties);
  if (ways.length < 2) return null;
  return (
    <nav className="ways-to-play" aria-label={props.label ?? messages.label()}>
      <ul className="wrap">
        {ways.map(({ key, name, params, isCurrent }) => (
          <li key={key}>
            <a href={href('offer.play', params)} aria-current={isCurrent ? 'page' : undefined}>
              {name ?? (key === 'syndicate' ? messages.syndicates() : messages.lottoParty())}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
