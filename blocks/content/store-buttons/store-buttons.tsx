import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps, ResolvedLink } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { StoreButtonsProps } from './store-buttons.gen.ts';
import { storeButtonsMessages } from './store-buttons.messages.gen.ts';

export function StoreButtons({ props }: BlockProps<StoreButtonsProps>) {
  const { heading, text, appStore, android, image, note } = props;
  return (
    <section data-advertises className="store-buttons band">
      <div className="store-buttons__inner wrap">
        <div className="store-buttons__words">
          <SectionHead heading={heading} intro={text} />
          {appStore || android ? (
            <ul>
              {appStore ? <StoreButton link={appStore} store="appStore" /> : null}
              {android ? <StoreButton link={android} store="android" /> : null}
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
  readonly store: 'appStore' | 'android';
}

function StoreButton({ link, store }: StoreButtonProps) {
  const messages = useMessages(storeButtonsMessages);
  return (
    <li>
      <Anchor className="store-buttons__button ground-strong" link={link}>
        {messages[store]({
          small: (content) => <span className="small">{content}</span>,
          strong: (content) => <strong>{content}</strong>,
        })}
      </Anchor>
    </li>
  );
}
