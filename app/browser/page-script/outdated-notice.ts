import { showPlainTextToast } from './live-regions.ts';
import { loadPageScriptTexts } from './load-page-script-texts.ts';

/** Shows visitors of old browsers why a part of the page does nothing. */
export async function showOutdatedBrowserNotice(): Promise<void> {
  const { outdated } = await loadPageScriptTexts();
  showPlainTextToast({ message: outdated, level: 'error' });
}
