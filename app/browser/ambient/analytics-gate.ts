import type { PagePayload } from '#engine/render/page-payload.ts';
import type { SiteAnalytics } from '#engine/site/site-config.ts';
import { hasConsented } from '#engine/storage/consent.ts';
import type { Tracked } from '../../services/analytics/track.ts';
import { report } from './report.ts';

/** What hears of events once its code is loaded. */
export interface Listening {
  tell(tracked: Tracked): void;
}

/** Who is told. */
export interface Listeners extends SiteAnalytics {
  /** Key of the brand whose shop it is. */
  readonly brand: string;
  /** Origins of the partner whose page may frame this one. */
  readonly framedBy: readonly string[];
}

export type LoadAnalytics = (listeners: Listeners) => Promise<Listening>;

const MOST_WAITING = 100;

const load: LoadAnalytics = async (listeners) => (await import('./analytics.ts')).startAnalytics(listeners);

/**
 * Hears of what happens on the page (`vitrine:track`), and of each page that is shown. Nothing is loaded, kept or told without
 * consent (specification: Roles and permissions, "Non-essential cookie consent gates analytics"). Code that can't be loaded
 * is reported, and asked for again with the next event.
 */
export function watchAnalytics(
  { site, routeId, framedBy = [] }: Pick<PagePayload, 'site' | 'routeId' | 'framedBy'>,
  loading: LoadAnalytics = load,
): void {
  // A partner hears of what happens on the pages that it may frame, whoever else is told.
  const { customerData = false, dataLayer = false } = site.analytics ?? {};
  if (!customerData && !dataLayer && framedBy.length === 0) return;
  let listening: Listening | null = null;
  let isLoading = false;
  const waiting: Tracked[] = [];

  const hear = (tracked: Tracked) => {
    if (!hasConsented()) return;
    if (listening) return listening.tell(tracked);
    if (waiting.length < MOST_WAITING) waiting.push(tracked);
    if (isLoading) return;
    isLoading = true;
    loading({ brand: site.key, customerData, dataLayer, framedBy })
      .then(
        (loaded) => {
          listening = loaded;
          for (const one of waiting.splice(0)) loaded.tell(one);
        },
        (error) => report({ kind: 'analytics', error }),
      )
      .finally(() => (isLoading = false));
  };

  document.addEventListener('vitrine:track', (event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  });
  document.addEventListener('vitrine:toast', (event) => {
    // A call that failed is told with the code of its answer, by `tellCalls`.
    if (!(event instanceof CustomEvent) || !event.detail?.code) return;
    const { title, message, code } = event.detail;
    hear({ name: 'Error', fields: { code, message: title ? `${title}: ${message}` : message } });
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!link) return;
    hear({ name: 'Click', fields: { text: wordsOf(link), target: link.getAttribute('href') ?? '' } });
    const product = link.closest('[data-product]')?.getAttribute('data-product');
    if (product) hear({ name: 'product clicked', fields: { product } });
  });
  let shown = routeId;
  const tellPage = () => {
    const { pathname: path } = location;
    hear({ name: 'PageView', fields: { path, title: document.title, route_id: shown } });
    if (shown.startsWith('daily-winners')) hear({ name: 'membership viewed', fields: { path } });
  };
  document.addEventListener('vitrine:page', (event) => {
    // A page that only asked for its data again is not shown anew.
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
    shown = event.detail;
    tellPage();
  });
  document.addEventListener('vitrine:consent', tellPage);
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && tellPage());
  tellPage();
}

function wordsOf(link: Element): string {
  return (link.getAttribute('aria-label') ?? link.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 100);
}
