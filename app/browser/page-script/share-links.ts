/**
 * Tells in full the addresses of the shop that are there to be passed on: every `[data-own-address]` holds a field for one
 * and a button that copies it, and is hidden until the address can be told. What can't be copied is marked, to be copied by
 * hand.
 */
export function fillShareLinks(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-own-address][hidden]')) {
    const field = place.querySelector('input');
    const button = place.querySelector('button');
    if (!field || !button) continue;
    field.value = new URL(place.dataset['ownAddress'] ?? '', location.origin).href;
    place.hidden = false;
    button.addEventListener('click', () => void copy(field));
    offerShareSheet(place, field);
  }
}

/** Shows `[data-share]` where the device has a share sheet, with its value as the title of what is shared. */
function offerShareSheet(place: HTMLElement, field: HTMLInputElement): void {
  const button = place.querySelector<HTMLElement>('[data-share]');
  if (!button || !('share' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.share({ title: button.dataset['share'] ?? '', url: field.value }).catch((error: unknown) => {
      // Closing the sheet without sharing is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(field);
    });
  });
}

async function copy(field: HTMLInputElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    tell('Invitation copied to clipboard.', 'success');
  } catch {
    // Browsers have no clipboard for pages that came by plain http, or ask for a leave that was refused.
    field.focus();
    tell('Your browser does not let us copy. The address is marked: please copy it yourself.', 'info');
  }
}

function tell(message: string, level: 'success' | 'info'): void {
  document.dispatchEvent(new CustomEvent('vitrine:toast', { detail: { message, level } }));
}
