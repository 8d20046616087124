// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendConsentForm } from './send-consent.ts';

let cookies = '';
let consentEventCount = 0;
const countConsentEvent = () => void consentEventCount++;
beforeEach(() => {
  vi.useFakeTimers();
  cookies = '';
  consentEventCount = 0;
  delete document.documentElement.dataset['consent'];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  document.addEventListener('vitrine:consent', countConsentEvent);
  document.body.innerHTML = '<form action="/_consent"><button name="choice" value="all">Accept all</button></form>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.removeEventListener('vitrine:consent', countConsentEvent);
});

function choose(choice: string): Promise<void> {
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  if (!form || !button) throw new Error('there is no form');
  button.value = choice;
  return sendConsentForm(form, button);
}

test.each([
  ['all', 'consent=essential%2Cnon_essential', 1],
  ['essential', 'consent=essential', 0],
])(
  'the consent choice %s takes effect once its cookie is readable in the browser, even if that is after the answer',
  async (choice, set, times) => {
    let isResolved = false;
    const keeping = choose(choice).then(() => (isResolved = true));
    await vi.advanceTimersByTimeAsync(200);
    expect([isResolved, consentEventCount]).toEqual([false, 0]);
    cookies = set;
    await vi.advanceTimersByTimeAsync(50);
    expect([isResolved, consentEventCount]).toEqual([true, times]);
    await keeping;
  },
);

test('withdrawing consent is announced to the page once its cookie is stored', async () => {
  cookies = 'consent=essential%2Cnon_essential';
  const keeping = choose('essential');
  await vi.advanceTimersByTimeAsync(100);
  cookies = 'consent=essential';
  await vi.advanceTimersByTimeAsync(50);
  await keeping;
  expect(consentEventCount).toBe(1);
});

test('the consent banner is hidden after the answer even if no cookie is stored, as in a frame of another site', async () => {
  const keeping = choose('all');
  await vi.advanceTimersByTimeAsync(0);
  expect([document.documentElement.dataset['consent'], consentEventCount]).toEqual(['', 0]);
  await vi.advanceTimersByTimeAsync(2_000);
  await keeping;
  expect(consentEventCount).toBe(0);
});
