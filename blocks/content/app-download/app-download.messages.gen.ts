// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AppDownloadMessages {
  /** {store, select, app_store {Download on the App Store} google_play {Get it on Google Play} other {Download for Android}} */
  store(values: { readonly store: 'app_store' | 'google_play' | 'android' }): string;
}

export const appDownloadMessages: MessageCatalogueReference<AppDownloadMessages> = { catalogue: 'app-download', format: formatText };
