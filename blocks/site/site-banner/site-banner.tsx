import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Icon } from '../../_ui/icon.tsx';
import type { SiteBannerBlockData } from './site-banner.data.ts';
import type { SiteBannerProps } from './site-banner.gen.ts';

const WORDS = { name: 'Announcement', dismiss: 'Dismiss' };

/** Fixed at the top; a script of the page keeps that it was put away (specification: Screens, "Site-wide banner"). */
export function SiteBanner({ props, data }: BlockProps<SiteBannerProps, SiteBannerBlockData>) {
  const { text, more, name = WORDS.name } = props;
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
          aria-label={WORDS.dismiss}
          data-dismiss={data.version}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
