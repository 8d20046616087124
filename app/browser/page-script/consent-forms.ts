import { hasMadeConsentChoice } from '#engine/storage/consent.ts';

/**
 * Submits consent forms by script and hides the banner when another tab has made the choice. Without it they are
 * ordinary forms.
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
