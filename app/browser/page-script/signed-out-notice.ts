import { type PageEventDetailOf, SHOW_TOAST_EVENT } from '#schemas/browser/page-events.ts';
import { loadPageScriptTexts } from './load-page-script-texts.ts';

/** Shows a visitor that their session has ended (specification: Error catalogue, "Toast texts"). */
export async function showSessionEndedErrorToast(): Promise<void> {
  const { signedOutTitle, signedOut } = await loadPageScriptTexts();
  const detail: PageEventDetailOf<typeof SHOW_TOAST_EVENT> = {
    title: signedOutTitle,
    message: signedOut,
    level: 'error',
    code: 'unauthorised',
  };
  document.dispatchEvent(new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail }));
}
