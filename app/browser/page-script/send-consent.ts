import { fetchWithPageHeaders } from '#engine/api/same-origin-fetch.ts';
import { hasConsentedToNonEssential, hasMadeConsentChoice } from '#engine/storage/consent.ts';
import { CONSENT_CHANGED_EVENT } from '#schemas/browser/page-events.ts';
import { waitMilliseconds } from './pause.ts';

/** Milliseconds to wait for the cookie, and between checks. */
const PATIENCE = 2_000;
const LOOK = 20;

/**
 * Sends a consent choice, hides the banner, confirms it in the form and announces a change. Visitors can continue even
 * if the browser stores no cookie.
 *
 * @throws Error when the choice could not be sent.
 */
export async function sendConsentForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const before = hasConsentedToNonEssential();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') body.append(name, value);
  const { ok } = await fetchWithPageHeaders(form.action, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  });
  if (!ok) throw new Error('the choice did not arrive');
  document.documentElement.dataset['consent'] = '';
  await cookieOf(body.get('choice') === 'all' || body.has('non_essential'));
  const saved = form.querySelector<HTMLElement>('[role="status"]');
  if (saved) saved.dataset['saved'] = '';
  else document.getElementById('main')?.focus({ preventScroll: true });
  if (hasConsentedToNonEssential() !== before) document.dispatchEvent(new Event(CONSENT_CHANGED_EVENT));
}

/** WebKit shows a cookie to scripts only after the answer that sets it; other browsers may block it. */
async function cookieOf(consents: boolean): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK) {
    if (hasMadeConsentChoice() && hasConsentedToNonEssential() === consents) return;
    await waitMilliseconds(LOOK);
  }
}
