import { ownFetch } from '#engine/api/own-fetch.ts';
import { hasConsented } from '#engine/storage/consent.ts';

/**
 * Sends a choice, says in the form that it is kept, and tells the page where the consent has changed. Who answered the
 * banner goes on with the page.
 *
 * @throws Error where the choice was not kept.
 */
export async function sendConsent(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const before = hasConsented();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') body.append(name, value);
  const { ok } = await ownFetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!ok) throw new Error('the choice was not kept');
  const saved = form.querySelector<HTMLElement>('[role="status"]');
  if (saved) saved.dataset['saved'] = '';
  else document.getElementById('main')?.focus({ preventScroll: true });
  if (hasConsented() !== before) document.dispatchEvent(new CustomEvent('vitrine:consent'));
}
