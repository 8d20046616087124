import {
  PAGE_SHOWN_EVENT,
  type PageEventDetailOf,
  type PageVisitorSummary,
  SHOW_TOAST_EVENT,
  START_FLOW_EVENT,
  VISITOR_CHANGED_EVENT,
} from '#schemas/browser/page-events.ts';
import { fetchVisitorSummary } from '../../services/fetch-visitor.ts';
import { markCustomerBreakOnDocument, restoreCustomerBreakMark } from './break-mark.ts';
import { readDocumentText } from './document-texts.ts';
import { getLiveRegion, showPlainTextToast } from './live-regions.ts';
import { waitMilliseconds } from './pause.ts';
import { reportPageError } from './report-error.ts';

/**
 * Fills in visitor data and runs countdowns on every page, without a framework.
 *
 * @returns Resolves when the visitor request has finished.
 */
export function startVisitorDataScript(): Promise<void> {
  const { preview, closed } = document.documentElement.dataset;
  // A preview shows no visitor data, and its clock is stopped.
  if (preview !== undefined) known = { cartCount: 0, isSignedIn: preview !== '' };
  if (preview === undefined) restoreCustomerBreakMark();
  const refresh = () => {
    const filled = closed === undefined ? fillVisitor() : Promise.resolve();
    if (preview === undefined && document.querySelector('[data-countdown]'))
      void import('./countdown.ts').then(({ startCountdowns }) => startCountdowns());
    if (document.querySelector('[data-own-address]'))
      void import('./share-links.ts').then(({ fillCopyLinkFields }) => fillCopyLinkFields());
    return filled;
  };
  document.addEventListener(PAGE_SHOWN_EVENT, refresh);
  addEventListener('online', refresh);
  getLiveRegion('status');
  getLiveRegion('alert');
  document.addEventListener(SHOW_TOAST_EVENT, ({ detail }) => {
    import('./toasts.ts').then(
      ({ showToast }) => showToast(detail),
      () => showPlainTextToast(detail),
    );
  });
  document.addEventListener('click', followButtons);
  document.addEventListener('click', followVideos);
  document.addEventListener(VISITOR_CHANGED_EVENT, ({ detail }) => showVisitor(detail));
  return refresh();
}

/** Starts the flow that a button in static HTML names, or dismisses the banner around the button. */
function followButtons({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-flow], [data-dismiss]') : null;
  if (!button) return;
  const { flow } = button.dataset;
  if (flow)
    document.dispatchEvent(
      new CustomEvent<PageEventDetailOf<typeof START_FLOW_EVENT>>(START_FLOW_EVENT, { detail: flow }),
    );
  else void import('./dismiss-banner.ts').then(({ dismissBanner }) => dismissBanner(button));
}

/** Replaces a clicked video link by the player, except with modifier keys. */
function followVideos(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-video]') : null;
  if (!link || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void import('./show-video.ts').then(({ replaceLinkWithVideo }) => replaceLinkWithVideo(link));
}

let known: PageVisitorSummary | null = null;

/** Whether a request or retry is pending. */
let isFetching = false;

async function fillVisitor(): Promise<void> {
  if (known) return showVisitor(known);
  if (isFetching) return;
  isFetching = true;
  const summary = await fetchVisitorSummary<PageVisitorSummary>({
    report: (error) => {
      reportPageError({ kind: 'call', block: 'visitor', error });
      showAgeOfPage();
    },
    wait: waitMilliseconds,
  });
  isFetching = false;
  if (!summary) return;
  showVisitor(summary);
  if (summary.region?.changesPrices && !wasReloaded()) location.reload();
  const { idle, customerId = null, notices = [] } = summary;
  if (idle)
    void import('./watch-session.ts').then(({ watchSessionActivity }) => watchSessionActivity(idle, customerId));
  if (notices.includes('signed_out') || hasUnauthorisedNotice())
    void import('./signed-out-notice.ts').then(({ showSessionEndedErrorToast }) => showSessionEndedErrorToast());
  for (const announcement of summary.announcements ?? [])
    document.dispatchEvent(
      new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, {
        detail: { ...announcement, level: 'info' },
      }),
    );
  for (const detail of summary.prompts ?? [])
    document.dispatchEvent(new CustomEvent<PageEventDetailOf<typeof START_FLOW_EVENT>>(START_FLOW_EVENT, { detail }));
}

/** Milliseconds after which a page is older than a node would send it. */
const OLD = 60_000;

/** An edge serves old pages for an hour while no node answers. */
function showAgeOfPage(): void {
  // Always `01/15/2026 20:30:00`, in the time zone of the visitor.
  const { lastModified } = document;
  if (!(Date.now() - Date.parse(lastModified) > OLD) || getLiveRegion('alert').firstChild) return;
  const message = readDocumentText('asOf').replace('{time}', lastModified.slice(11, 16));
  showPlainTextToast({ message, level: 'error' });
}

/** Prevents endless reloads in a browser that stores no cookies. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

function hasUnauthorisedNotice(): boolean {
  return new URLSearchParams(location.search).get('notice') === 'unauthorised';
}

function showVisitor(summary: Partial<PageVisitorSummary>): void {
  known = { cartCount: 0, isSignedIn: false, ...known, ...summary };
  const { cartCount, cartKinds = [], isSignedIn, availableFunds, unviewed = null, region, salesRestriction } = known;
  fill('cart-count', cartCount || null);
  fill('funds', availableFunds);
  fill('unviewed', unviewed || null);
  fill('region', region?.name);
  const has: Record<string, boolean> = {
    account: isSignedIn,
    funds: Boolean(availableFunds),
    notifications: unviewed !== null,
  };
  show('visitor-has', (what) => has[what] === true);
  markCustomerBreakOnDocument(salesRestriction?.reason ?? null);
  show('sales-restriction', (reason) => reason === salesRestriction?.reason);
  fill('sales-until', salesRestriction?.until);
  show('cart-with', (kind) => cartKinds.includes(kind));
  show('cart-without', (kind) => !cartKinds.includes(kind));
  for (const choice of document.querySelectorAll<HTMLButtonElement>('button[name=sv]'))
    choice.ariaCurrent = String(choice.value === region?.key);
}

function fill(name: string, value: string | number | null | undefined): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-visitor=${name}]`)) {
    element.textContent = String(value ?? '');
    element.hidden = !value;
  }
}

function show(name: string, isShown: (value: string) => boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
    element.hidden = !isShown(element.getAttribute(`data-${name}`) ?? '');
}
