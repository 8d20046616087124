import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';

/** Links of the language switch save the forms of the page for the page that they lead to. */
export function saveFormsOnLanguageChange(getCustomerId: () => string | null): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-language-switch] a') : null;
    if (!link || ctrlKey || metaKey || shiftKey || !document.querySelector('main form')) return;
    // Hosts share no storage.
    if (link.origin !== location.origin) return;
    event.preventDefault();
    void import('../../services/typed-values.ts')
      .then(({ saveTypedFormValues }) => {
        const owner = { path: link.pathname, customerId: getCustomerId() };
        saveTypedFormValues(document, owner, openConsentCheckedTabStorage('essential'));
      })
      .finally(() => location.assign(link.href));
  });
}
