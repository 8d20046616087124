// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillCopyLinkFields } from './share-links.ts';

const PLACE =
  '<div hidden data-own-address="/lotto-party/group?token=t-1" data-copied="It is copied." data-not-copied="Copy it yourself."><input readonly><button>Copy</button></div>';
const ADDRESS = 'http://localhost:3000/lotto-party/group?token=t-1';

const toasts: unknown[] = [];
const recordToast = (event: Event) => event instanceof CustomEvent && toasts.push(event.detail);
document.addEventListener('vitrine:toast', recordToast);

afterEach(() => {
  toasts.length = 0;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(writeText?: (text: string) => Promise<void>) {
  vi.stubGlobal('location', new URL('http://localhost:3000/my-account/lotto-party/group/g-1'));
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {});
  document.body.innerHTML = PLACE;
  fillCopyLinkFields();
  fillCopyLinkFields();
  const [place, field, button] = ['div', 'input', 'button'].map((name) => document.querySelector<HTMLElement>(name));
  if (!place || !(field instanceof HTMLInputElement) || !button) throw new Error('a part is missing');
  return { place, field, button };
}

test('a share link shows the full address and copies it with one press', async () => {
  const writeText = vi.fn(async () => {});
  const { place, field, button } = show(writeText);
  expect([place.hidden, field.value]).toEqual([false, ADDRESS]);
  button.click();
  await vi.waitFor(() => expect(toasts).toEqual([{ message: 'It is copied.', level: 'success' }]));
  expect(writeText.mock.calls).toEqual([[ADDRESS]]);
});

test.each([
  ['without a clipboard', undefined],
  ['that refuses it', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])(
  'pressing copy selects the share link to be copied by hand where copying is impossible, in a browser %s',
  async (_, writeText) => {
    const { field, button } = show(writeText);
    button.click();
    await vi.waitFor(() => expect(toasts).toEqual([{ message: 'Copy it yourself.', level: 'info' }]));
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length]);
    expect(document.activeElement).toBe(field);
  },
);

describe('a share button', () => {
  const SHARED = PLACE.replace('</div>', '<button hidden data-share="Friday Pies">Share</button></div>');

  function shareWith(share: (data: ShareData) => Promise<void>) {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('location', new URL('http://localhost:3000/my-account/lotto-party/group/g-1'));
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    document.body.innerHTML = SHARED;
    fillCopyLinkFields();
    const button = document.querySelector<HTMLElement>('[data-share]');
    if (!button) throw new Error('a part is missing');
    expect(button.hidden).toBe(false);
    button.click();
    return writeText;
  }

  test('opens the share sheet of the device with address and title', async () => {
    const share = vi.fn(async () => {});
    const copied = shareWith(share);
    await vi.waitFor(() => expect(share.mock.calls).toEqual([[{ title: 'Friday Pies', url: ADDRESS }]]));
    expect(copied).not.toHaveBeenCalled();
  });

  test('does nothing more when the visitor closes the share sheet, and copies the address when sharing fails', async () => {
    const closed = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const copied = shareWith(closed);
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
    expect(copied).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
    const copiedInstead = shareWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await vi.waitFor(() => expect(copiedInstead).toHaveBeenCalledWith(ADDRESS));
  });

  test('stays hidden on a device without a share sheet', () => {
    vi.stubGlobal('navigator', {});
    document.body.innerHTML = SHARED;
    fillCopyLinkFields();
    expect(document.querySelector<HTMLElement>('[data-share]')?.hidden).toBe(true);
  });
});
