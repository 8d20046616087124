import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { AppDownloadProps } from './app-download.gen.ts';

const LABELS: Record<AppDownloadProps['stores'][number]['store'], string> = {
  app_store: 'Download on the App Store',
  google_play: 'Get it on Google Play',
  android: 'Download for Android',
};

/** The brand's own apps (specification: Screens, "app download"). */
export function AppDownload({ id, props: { heading, text, stores } }: BlockProps<AppDownloadProps>) {
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
              {label ?? LABELS[store]}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
