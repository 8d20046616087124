import type { SessionLimits } from '../services/session-limits.ts';
import { liveRegion } from './live-regions.ts';

/** Small things that live on every page without a framework: what belongs to this visitor, and running countdowns. */
export function startAmbient(): void {
  const refresh = () => {
    void fillVisitor();
    if (document.querySelector('[data-countdown]'))
      void import('./countdown.ts').then(({ startCountdowns }) => startCountdowns());
  };
  document.addEventListener('vitrine:page', refresh);
  liveRegion('status');
  liveRegion('alert');
  document.addEventListener('vitrine:toast', (event) => {
    if (event instanceof CustomEvent) void import('./toasts.ts').then(({ showToast }) => showToast(event.detail));
  });
  document.addEventListener('vitrine:visitor', (event) => event instanceof CustomEvent && showVisitor(event.detail));
  refresh();
}

/**
 * What `GET /_visitor` answers: how many items are in the cart, the account's label where somebody is signed in, and the
 * flows that the page starts for them.
 */
export interface VisitorSummary {
  readonly cartCount: number;
  readonly account: string | null;
  /** What can be spent, in words, where the customer's capabilities show it. */
  readonly availableFunds?: string | null;
  readonly prompts?: readonly string[];
  /** What the visitor must hear once. */
  readonly notices?: readonly string[];
  readonly customerId?: string | null;
  /** How long a customer may do nothing; null for a visitor. */
  readonly idle?: SessionLimits | null;
}

let known: VisitorSummary | null = null;

async function fillVisitor(): Promise<void> {
  if (known) return showVisitor(known);
  const summary = await fetchVisitor().catch(() => null);
  if (!summary) return;
  showVisitor(summary);
  const { idle, customerId = null, notices = [] } = summary;
  if (idle) void import('./session-watch.ts').then(({ watchSession }) => watchSession(idle, customerId));
  if (notices.includes('signed_out') || saysSignedOut()) tellSignedOut();
  for (const detail of summary.prompts ?? []) document.dispatchEvent(new CustomEvent('vitrine:flow', { detail }));
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
  };
  document.dispatchEvent(new CustomEvent('vitrine:toast', { detail }));
}

async function fetchVisitor(): Promise<VisitorSummary | null> {
  const response = await fetch('/_visitor', { headers: { accept: 'application/json' } });
  return response.ok ? response.json() : null;
}

function showVisitor(summary: Partial<VisitorSummary>): void {
  known = { cartCount: 0, account: null, ...known, ...summary };
  for (const element of document.querySelectorAll<HTMLElement>('[data-visitor="cart-count"]')) {
    element.textContent = String(known.cartCount);
    element.hidden = known.cartCount === 0;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-visitor="account"]')) {
    if (known.account) element.textContent = known.account;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-visitor="funds"]')) {
    element.textContent = known.availableFunds ?? '';
    element.hidden = !known.availableFunds;
    // The link is named by its label alone, which must hold what is seen in it.
    if (known.availableFunds)
      element.closest('a')?.setAttribute('aria-label', `${known.account}, ${known.availableFunds}`);
  }
}
