import { type PageEventDetailOf, SHOW_TOAST_EVENT } from '#schemas/browser/page-events.ts';

/** Shows a visitor that their session has ended (specification: Error catalogue, "Toast texts"). */
export function showSessionEndedErrorToast(): void {
  const detail: PageEventDetailOf<typeof SHOW_TOAST_EVENT> = {
    title: '401 - Something went wrong',
    message: 'Sorry, looks like we had some trouble verifying your login details. Please try again.',
    level: 'error',
    code: 'unauthorised',
  };
  document.dispatchEvent(new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail }));
}
