import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { AppDownloadProps } from './app-download.gen.ts';
import { appDownloadMessages } from './app-download.messages.gen.ts';

/** The brand's own apps (specification: Screens, "app download"). */
export function AppDownload({ id, props: { heading, text, stores } }: BlockProps<AppDownloadProps>) {
  const messages = useMessages(appDownloadMessages);
  return (
    <section data-advertises className="app-download" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="app-download__heading">
        {heading}
      </h2>
      {text ? <p>{text}</p> : null}
      <ul className="app-download__stores">
        {stores.map(({ store, label, link }) => (
          <li key={store}>
            <Anchor className="button button--secondary" link={link}>
              {label ?? messages.store({ store })}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
