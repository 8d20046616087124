import type { ToastMessage } from '#schemas/browser/page-events.ts';

/** Titles of the generic toast by the code of the message (specification: Error catalogue, "Generic API-message toast"). */
const TITLES: Readonly<Record<string, string>> = { deposit_pending: 'Action Required', success: 'Success' };

/** A message of the API as a toast: its code gives the title, its level the icon. */
export function toApiMessageToast(code: string, message: string, level: ToastMessage['level']): ToastMessage {
  const title = Object.hasOwn(TITLES, code) ? TITLES[code] : undefined;
  return { ...(title === undefined ? {} : { title }), message, level };
}
