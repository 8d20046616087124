import { type PageEventDetailOf, SHOW_TOAST_EVENT } from '#schemas/browser/page-events.ts';

/**
 * Fills every `[data-own-address]` field with the full address, with a copy button. Where copying fails, the text is
 * selected. `data-copied` and `data-not-copied` are the texts of the toasts.
 */
export function fillCopyLinkFields(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-own-address][hidden]')) {
    const field = place.querySelector('input');
    const button = place.querySelector('button');
    if (!field || !button) continue;
    field.value = new URL(place.dataset['ownAddress'] ?? '', location.origin).href;
    place.hidden = false;
    button.addEventListener('click', () => void copy(place, field));
    offerShareSheet(place, field);
  }
}

/** Shows `[data-share]` on devices with a share sheet; its value is the shared title. */
function offerShareSheet(place: HTMLElement, field: HTMLInputElement): void {
  const button = place.querySelector<HTMLElement>('[data-share]');
  if (!button || !('share' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.share({ title: button.dataset['share'] ?? '', url: field.value }).catch((error: unknown) => {
      // Closing the sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(place, field);
    });
  });
}

async function copy({ dataset: { copied = '', notCopied = '' } }: HTMLElement, field: HTMLInputElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    showToast(copied, 'success');
  } catch {
    // The clipboard is unavailable over http or without permission.
    field.focus();
    showToast(notCopied, 'info');
  }
}

function showToast(message: string, level: 'success' | 'info'): void {
  document.dispatchEvent(
    new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail: { message, level } }),
  );
}
