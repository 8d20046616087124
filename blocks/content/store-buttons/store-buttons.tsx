import type { BlockProps, ResolvedLink } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { StoreButtonsProps } from './store-buttons.gen.ts';

const WORDS = {
  appStore: { small: 'Download on the', large: 'App Store' },
  android: { small: 'Get it for', large: 'Android' },
};

export function StoreButtons({ props }: BlockProps<StoreButtonsProps>) {
  const { heading, text, appStore, android, image, note } = props;
  return (
    <section data-advertises className="store-buttons band">
      <div className="store-buttons__inner wrap">
        <div className="store-buttons__words">
          <SectionHead heading={heading} intro={text} />
          {appStore || android ? (
            <ul>
              {appStore ? <StoreButton link={appStore} words={WORDS.appStore} /> : null}
              {android ? <StoreButton link={android} words={WORDS.android} /> : null}
            </ul>
          ) : null}
          {note ? <p className="small muted">{note}</p> : null}
        </div>
        {image ? <Photo className="store-buttons__image" image={image} sizes="(min-width: 40em) 40vw, 100vw" /> : null}
      </div>
    </section>
  );
}

interface StoreButtonProps {
  readonly link: ResolvedLink;
  readonly words: { readonly small: string; readonly large: string };
}

function StoreButton({ link, words }: StoreButtonProps) {
  return (
    <li>
      <Anchor className="store-buttons__button ground-strong" link={link}>
        <span className="small">{words.small} </span>
        <strong>{words.large}</strong>
      </Anchor>
    </li>
  );
}
