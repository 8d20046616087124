import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { ConsentBannerBlockData } from './consent-banner.data.ts';
import type { ConsentBannerProps } from './consent-banner.gen.ts';
import { consentBannerMessages } from './consent-banner.messages.gen.ts';

/** A plain form, so that it is answered without scripts too; both answers are one press away and look the same. */
export function ConsentBanner({ props, data }: BlockProps<ConsentBannerProps, ConsentBannerBlockData>) {
  const messages = useMessages(consentBannerMessages);
  if (!data.needsChoice) return null;
  const { text, accept = messages.accept(), refuse = messages.refuse(), more } = props;
  return (
    <section className="consent-banner ground-surface" aria-label={messages.name()}>
      <form className="consent-banner__form wrap wrap--wide" method="post" action="/_consent" data-consent="">
        <p className="consent-banner__text">
          {text} {more ? <Anchor link={more.link}>{more.label}</Anchor> : null}
        </p>
        <div className="consent-banner__choice">
          <button className="button button--secondary" name="choice" value="essential">
            {refuse}
          </button>
          <button className="button button--secondary" name="choice" value="all">
            {accept}
          </button>
        </div>
      </form>
    </section>
  );
}
