import { hasConsentedToNonEssential } from '#engine/storage/consent.ts';
import { CONSENT_CHANGED_EVENT } from '#schemas/browser/page-events.ts';

/**
 * Entry script of pages whose speed is measured: only the operator's setting adds it. The code that measures is loaded after
 * consent and after the page. Frames of partners, previews and shops in maintenance are not measured.
 */
function start(): void {
  const { preview, closed } = document.documentElement.dataset;
  if (preview !== undefined || closed !== undefined || window !== window.top) return;
  let isLoading = false;
  const loadAfterConsent = () => {
    if (isLoading || document.readyState !== 'complete' || !hasConsentedToNonEssential()) return;
    isLoading = true;
    // Without it the page only lacks a measurement.
    import('./page-script/measure-web-vitals.ts').then(
      ({ reportWebVitalsWhenPageIsHidden }) => reportWebVitalsWhenPageIsHidden(hasConsentedToNonEssential),
      () => undefined,
    );
  };
  document.addEventListener(CONSENT_CHANGED_EVENT, loadAfterConsent);
  if (document.readyState === 'complete') loadAfterConsent();
  else addEventListener('load', loadAfterConsent);
}

start();
