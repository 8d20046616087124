import { type PageEventDetailOf, SHOW_TOAST_EVENT } from '#schemas/browser/page-events.ts';
import { loadPageScriptText } from './load-page-script-text.ts';

/** Shows a visitor that their session has ended (specification: Error catalogue, "Toast texts"). */
export async function showSessionEndedErrorToast(): Promise<void> {
  const detail: PageEventDetailOf<typeof SHOW_TOAST_EVENT> = {
    title: await loadPageScriptText('signedOutTitle'),
    message: await loadPageScriptText('signedOut'),
    level: 'error',
    code: 'unauthorised',
  };
  document.dispatchEvent(new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail }));
}
