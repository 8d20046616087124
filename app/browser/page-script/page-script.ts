import { fetchVisitorSummary } from '../../services/fetch-visitor.ts';
import type { SessionIdleLimits } from '../../services/session-idle-limits.ts';
import { markDocumentFromRememberedBreak, markDocumentOnBreak } from './break-mark.ts';
import { getLiveRegion, showFallbackMessage } from './live-regions.ts';
import { waitMilliseconds } from './pause.ts';
import { reportPageError } from './report-error.ts';

/**
 * Fills in visitor data and runs countdowns on every page, without a framework.
 *
 * @returns Resolves when the visitor request has finished.
 */
export function startPageScript(): Promise<void> {
  const { preview, closed } = document.documentElement.dataset;
  // A preview shows no visitor data, and its time does not run.
  if (preview !== undefined) known = { cartCount: 0, account: preview ? 'Account' : null };
  if (preview === undefined) markDocumentFromRememberedBreak();
  const refresh = () => {
    const filled = closed === undefined ? fillVisitor() : Promise.resolve();
    if (preview === undefined && document.querySelector('[data-countdown]'))
      void import('./countdown.ts').then(({ startCountdowns }) => startCountdowns());
    if (document.querySelector('[data-own-address]'))
      void import('./share-links.ts').then(({ fillShareLinks }) => fillShareLinks());
    return filled;
  };
  document.addEventListener('vitrine:page', refresh);
  addEventListener('online', refresh);
  getLiveRegion('status');
  getLiveRegion('alert');
  document.addEventListener('vitrine:toast', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { detail } = event;
    import('./toasts.ts').then(
      ({ showToast }) => showToast(detail),
      () => showFallbackMessage(detail),
    );
  });
  document.addEventListener('click', followButtons);
  document.addEventListener('click', followVideos);
  document.addEventListener('vitrine:visitor', (event) => event instanceof CustomEvent && showVisitor(event.detail));
  return refresh();
}

/** Answer of `GET /_visitor`. */
export interface VisitorSummaryAnswer {
  readonly cartCount: number;
  /** Kinds of tickets in the cart: `lottery`, `syndicate`. */
  readonly cartKinds?: readonly string[];
  readonly account: string | null;
  /** Formatted available balance; null where it is not shown. */
  readonly availableFunds?: string | null;
  /** Unviewed notifications; missing without a feed. */
  readonly unviewed?: number | null;
  /** Region of the prices; null for a site without regions. */
  readonly region?: {
    readonly key: string;
    readonly name: string;
    /** Whether the page has the prices of another region. */
    readonly changesPrices?: boolean;
  } | null;
  /** Notifications shown as toasts. */
  readonly announcements?: readonly {
    readonly title: string;
    readonly message: string;
    readonly isAutoDismissed: boolean;
    readonly actions: readonly { readonly label: string; readonly url: string }[];
  }[];
  /** Reason and end of a sales restriction. */
  readonly salesRestriction?: { readonly reason: string; readonly until: string | null } | null;
  readonly prompts?: readonly string[];
  /** Notices shown once. */
  readonly notices?: readonly string[];
  readonly customerId?: string | null;
  /** Idle limits; null for a signed-out visitor. */
  readonly idle?: SessionIdleLimits | null;
}

/** Buttons in static HTML start their flow or dismiss their banner. */
function followButtons({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-flow], [data-dismiss]') : null;
  if (!button) return;
  const { flow } = button.dataset;
  if (flow) document.dispatchEvent(new CustomEvent('vitrine:flow', { detail: flow }));
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

let known: VisitorSummaryAnswer | null = null;

/** Whether a request or retry is pending. */
let isFetching = false;

async function fillVisitor(): Promise<void> {
  if (known) return showVisitor(known);
  if (isFetching) return;
  isFetching = true;
  const summary = await fetchVisitorSummary<VisitorSummaryAnswer>({
    report: (error) => reportPageError({ kind: 'call', block: 'visitor', error }),
    wait: waitMilliseconds,
  });
  isFetching = false;
  if (!summary) return;
  showVisitor(summary);
  if (summary.region?.changesPrices && !wasReloaded()) location.reload();
  const { idle, customerId = null, notices = [] } = summary;
  if (idle)
    void import('./watch-session.ts').then(({ watchSessionActivity }) => watchSessionActivity(idle, customerId));
  if (notices.includes('signed_out') || saysSignedOut()) tellSignedOut();
  for (const told of summary.announcements ?? [])
    document.dispatchEvent(new CustomEvent('vitrine:toast', { detail: { ...told, level: 'info' } }));
  for (const detail of summary.prompts ?? []) document.dispatchEvent(new CustomEvent('vitrine:flow', { detail }));
}

/** Prevents endless reloads in a browser that keeps no cookies. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

function saysSignedOut(): boolean {
  return new URLSearchParams(location.search).get('notice') === 'unauthorised';
}

/** Tells a visitor that their session has ended (specification: Error catalogue, "Toast texts"). */
function tellSignedOut(): void {
  const detail = {
    title: '401 - Something went wrong',
    message: 'Sorry, looks like we had some trouble verifying your login details. Please try again.',
    level: 'error',
    code: 'unauthorised',
  };
  document.dispatchEvent(new CustomEvent('vitrine:toast', { detail }));
}

function showVisitor(summary: Partial<VisitorSummaryAnswer>): void {
  known = { cartCount: 0, account: null, ...known, ...summary };
  const { cartCount, cartKinds = [], account, availableFunds, unviewed = null, region, salesRestriction } = known;
  fill('cart-count', cartCount || null);
  if (account) fill('account', account);
  fill('funds', availableFunds);
  fill('unviewed', unviewed || null);
  fill('region', region?.name);
  const has: Record<string, boolean> = {
    account: account !== null,
    funds: Boolean(availableFunds),
    notifications: unviewed !== null,
  };
  show('visitor-has', (what) => has[what] === true);
  markDocumentOnBreak(salesRestriction?.reason ?? null);
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
