import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Icon } from '../../_ui/icon.tsx';
import type { SiteBannerBlockData } from './site-banner.data.ts';
import type { SiteBannerProps } from './site-banner.gen.ts';
import { siteBannerMessages } from './site-banner.messages.gen.ts';

/** Fixed at the top; a page script stores that it was dismissed (specification: Screens, "Site-wide banner"). */
export function SiteBanner({ props, data }: BlockProps<SiteBannerProps, SiteBannerBlockData>) {
  const messages = useMessages(siteBannerMessages);
  const { text, more, name = messages.name() } = props;
  if (text === '' || data.isDismissed) return null;
  return (
    <section className="site-banner ground-surface" aria-label={name}>
      <div className="site-banner__bar wrap wrap--wide">
        <p>
          {text} {more ? <Anchor link={more.link}>{more.label}</Anchor> : null}
        </p>
        <button
          type="button"
          className="site-banner__dismiss button button--quiet"
          aria-label={messages.dismiss()}
          data-dismiss={data.version}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
