import { hasMadeConsentChoice } from '#engine/storage/consent.ts';

/**
 * Sends the forms that ask for consent without leaving the page, and hides the banner where the choice was made in another
 * tab. Without this, or when it fails, they are forms like others.
 */
export function interceptConsentForms(): void {
  const note = () => {
    if (hasMadeConsentChoice()) document.documentElement.dataset['consent'] = '';
  };
  for (const type of ['pageshow', 'focus']) addEventListener(type, note);
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset['consent'] !== '') return;
    event.preventDefault();
    import('./send-consent.ts')
      .then(({ sendConsentForm }) => sendConsentForm(form, submitter))
      .catch(() => {
        form.dataset['consent'] = 'by-document';
        form.requestSubmit(submitter);
      });
  });
}
