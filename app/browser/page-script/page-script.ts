import { fetchVisitorSummary } from '../../services/fetch-visitor.ts';
import type { SessionIdleLimits } from '../../services/session-idle-limits.ts';
import { markDocumentFromRememberedBreak, markDocumentOnBreak } from './break-mark.ts';
import { getLiveRegion, showFallbackMessage } from './live-regions.ts';
import { waitMilliseconds } from './pause.ts';
import { reportPageError } from './report-error.ts';

/**
 * Small things that live on every page without a framework: what belongs to this visitor, and running countdowns.
 *
 * @returns Resolves when the request for the visitor's data has answered or failed.
 */
export function startPageScript(): Promise<void> {
  const { preview, closed } = document.documentElement.dataset;
  // A preview shows nobody's own, and time stands still in it.
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

/**
 * What `GET /_visitor` answers: how many items are in the cart, the account's label where somebody is signed in, and the
 * flows that the page starts for them.
 */
export interface VisitorSummaryAnswer {
  readonly cartCount: number;
  /** Kinds of tickets in the cart: `lottery`, `syndicate`. */
  readonly cartKinds?: readonly string[];
  readonly account: string | null;
  /** What can be spent, in words, where the customer's capabilities show it. */
  readonly availableFunds?: string | null;
  /** How many notifications nobody has looked at; left out where there is no feed. */
  readonly unviewed?: number | null;
  /** The region that prices are for; null where the site has none. */
  readonly region?: {
    readonly key: string;
    readonly name: string;
    /** Whether the page shows the prices of another region. */
    readonly changesPrices?: boolean;
  } | null;
  /** What is told over the page. */
  readonly announcements?: readonly {
    readonly title: string;
    readonly message: string;
    readonly isAutoDismissed: boolean;
    readonly actions: readonly { readonly label: string; readonly url: string }[];
  }[];
  /** Why nothing may be sold to the customer. */
  readonly salesRestriction?: { readonly reason: string; readonly until: string | null } | null;
  readonly prompts?: readonly string[];
  /** What the visitor must hear once. */
  readonly notices?: readonly string[];
  readonly customerId?: string | null;
  /** How long a customer may do nothing; null for a visitor. */
  readonly idle?: SessionIdleLimits | null;
}

/** A button in kept HTML starts the flow that it names, or puts away what it stands in. */
function followButtons({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-flow], [data-dismiss]') : null;
  if (!button) return;
  const { flow } = button.dataset;
  if (flow) document.dispatchEvent(new CustomEvent('vitrine:flow', { detail: flow }));
  else void import('./dismiss-banner.ts').then(({ dismissBanner }) => dismissBanner(button));
}

/** A link to a video becomes the video, unless it is to open elsewhere. */
function followVideos(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-video]') : null;
  if (!link || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void import('./show-video.ts').then(({ replaceLinkWithVideo }) => replaceLinkWithVideo(link));
}

let known: VisitorSummaryAnswer | null = null;

/** Whether an answer is awaited, or the next try. */
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

/** A browser that keeps no cookies would be found anew, and the page loaded again, for ever. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

function saysSignedOut(): boolean {
  return new URLSearchParams(location.search).get('notice') === 'unauthorised';
}

/** Somebody who was signed in is no more (specification: Error catalogue, "Toast texts"). */
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
