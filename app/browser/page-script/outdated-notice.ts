import { showPlainTextToast } from './live-regions.ts';
import { loadPageScriptText } from './load-page-script-text.ts';

/** Shows visitors of old browsers why a part of the page does nothing. */
export async function showOutdatedBrowserNotice(): Promise<void> {
  showPlainTextToast({ message: await loadPageScriptText('outdated'), level: 'error' });
}
