// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showOwnAddresses } from './own-addresses.ts';

const PLACE = '<div hidden data-own-address="/lotto-party/group?token=t-1"><input readonly><button>Copy</button></div>';
const ADDRESS = 'http://localhost:3000/lotto-party/group?token=t-1';

const toasts: unknown[] = [];
const hear = (event: Event) => event instanceof CustomEvent && toasts.push(event.detail);
document.addEventListener('vitrine:toast', hear);

afterEach(() => {
  toasts.length = 0;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(writeText?: (text: string) => Promise<void>) {
  vi.stubGlobal('location', new URL('http://localhost:3000/my-account/lotto-party/group/g-1'));
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {});
  document.body.innerHTML = PLACE;
  showOwnAddresses();
  showOwnAddresses();
  const [place, field, button] = ['div', 'input', 'button'].map((name) => document.querySelector<HTMLElement>(name));
  if (!place || !(field instanceof HTMLInputElement) || !button) throw new Error('a part is missing');
  return { place, field, button };
}

test('an address to pass on is told in full, and copied once with a press', async () => {
  const writeText = vi.fn(async () => {});
  const { place, field, button } = show(writeText);
  expect([place.hidden, field.value]).toEqual([false, ADDRESS]);
  button.click();
  await vi.waitFor(() => expect(toasts).toEqual([{ message: 'Invitation copied to clipboard.', level: 'success' }]));
  expect(writeText.mock.calls).toEqual([[ADDRESS]]);
});

test.each([
  ['without a clipboard', undefined],
  ['that refuses it', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('in a browser %s it is marked, to be copied by hand', async (_, writeText) => {
  const { field, button } = show(writeText);
  button.click();
  const message = 'Your browser does not let us copy. The address is marked: please copy it yourself.';
  await vi.waitFor(() => expect(toasts).toEqual([{ message, level: 'info' }]));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length]);
  expect(document.activeElement).toBe(field);
});
