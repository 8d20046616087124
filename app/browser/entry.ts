import type { PagePayload } from '#engine/render/page-payload.ts';
import { type PageEventDetailOf, START_FLOW_EVENT } from '#schemas/browser/page-events.ts';
import { trackPageEventsAfterConsent } from './page-script/analytics-gate.ts';
import { interceptConsentForms } from './page-script/consent-forms.ts';
import { readDocumentText } from './page-script/document-texts.ts';
import { captureClicksBeforeHydration } from './page-script/event-replay.ts';
import { showPlainTextToast } from './page-script/live-regions.ts';
import { startVisitorDataScript } from './page-script/page-script.ts';
import { polyfillDialogCommands } from './page-script/polyfill-commands.ts';
import { reloadOnOutdatedCodeError } from './page-script/reload-outdated.ts';
import { reportUncaughtErrors } from './page-script/report-error.ts';
import { wasPageUnloadCancelled, watchPageUnloading } from './page-script/unloading.ts';

const FIRST_INPUT = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Entry script of every page. Pages without client code load the app on the first interaction; until then links load
 * documents.
 */
function start(): void {
  const root = document.getElementById('app');
  const data = document.getElementById('page')?.textContent;
  if (!root || !data) return;
  const page = JSON.parse(data) as PagePayload;
  let started: Promise<void> | null = null;
  let isUp = false;
  const presses = captureClicksBeforeHydration(root);
  const load = async (): Promise<void> => {
    for (const type of FIRST_INPUT) removeEventListener(type, startApp, true);
    try {
      if (!isNewEnough()) {
        presses.forget();
        const { showOutdatedBrowserNotice } = await import('./page-script/outdated-notice.ts');
        return await showOutdatedBrowserNotice();
      }
      const app = await import('./react/app.tsx');
      await app.hydratePageAndStartApp(root, page);
    } catch (error) {
      if (await wasPageUnloadCancelled()) return load();
      presses.forget();
      showNotLoadedToast();
      throw error;
    }
    isUp = true;
    await presses.again();
  };
  const startApp = () => {
    started ??= load();
    return started;
  };
  // Starts the app for a flow, and dispatches the event again once loaded.
  document.addEventListener(START_FLOW_EVENT, ({ detail }) => {
    if (isUp) return;
    void startApp().then(() =>
      document.dispatchEvent(new CustomEvent<PageEventDetailOf<typeof START_FLOW_EVENT>>(START_FLOW_EVENT, { detail })),
    );
  });
  if (data.includes('"kind":"block"') || page.layout === 'gallery') void startApp();
  else if (isNewEnough())
    for (const type of FIRST_INPUT) addEventListener(type, startApp, { capture: true, passive: true, once: true });
  watchPageUnloading();
  const visitorKnown = startVisitorDataScript();
  interceptConsentForms();
  reportUncaughtErrors();
  reloadOnOutdatedCodeError();
  if (page.layout !== 'gallery') trackPageEventsAfterConsent(page, visitorKnown);
  if (page.framedBy && page.status > 404 && window !== window.top)
    void import('../services/partner/partner-frame.ts').then(
      ({ openForeignLinksOutsidePartnerFrame: openPartnerPageLinks }) =>
        openPartnerPageLinks(document, () => false, true),
    );
  if (!('command' in HTMLButtonElement.prototype)) polyfillDialogCommands(document);
  // After Back too, because the browser may have aborted loads when the visitor left.
  if (!('closedBy' in HTMLDialogElement.prototype))
    addEventListener(
      'pageshow',
      () =>
        void import('./page-script/polyfill-closed-by.ts').then(({ polyfillDialogClosedBy: polyfillClosedBy }) =>
          polyfillClosedBy(document),
        ),
    );
  if ('development' in document.documentElement.dataset)
    void import('./dev.ts').then(({ reloadOnDevelopmentChange: watchDevelopmentServer }) => watchDevelopmentServer());
}

/** Checks one recent feature for all that `docs/developer.md` requires. */
function isNewEnough(): boolean {
  return 'withResolvers' in Promise;
}

/** Reports that code failed to load, so that input has no effect until the network is back. */
function showNotLoadedToast(): void {
  showPlainTextToast({ message: readDocumentText('incomplete'), level: 'error' });
  addEventListener('online', () => location.reload(), { once: true });
}

start();
