import type { RouterState } from 'react-router';
import { PAGE_SHOWN_EVENT } from '#schemas/browser/page-events.ts';

export interface ScrollRestorationRouterState {
  readonly location: Pick<RouterState['location'], 'key' | 'hash'>;
  readonly historyAction: `${RouterState['historyAction']}`;
  readonly navigation: Pick<RouterState['navigation'], 'state'>;
  readonly loaderData: RouterState['loaderData'];
}

export interface ScrollRestorationRouter {
  readonly state: Pick<ScrollRestorationRouterState, 'location' | 'loaderData'>;
  subscribe(listener: (step: ScrollRestorationRouterState) => void): () => void;
}

/**
 * Scrolls to the top or fragment after a navigation and restores the position on Back and Forward, because the page
 * arrives after the address has changed.
 */
export function restoreScrollOnNavigation(router: ScrollRestorationRouter): void {
  history.scrollRestoration = 'manual';
  let { key } = router.state.location;
  const positions = new Map<string, number>([[key, scrollY]]);
  let page: unknown = router.state.loaderData['page'];
  let arriving: (() => void) | null = null;
  const arrive = () => {
    arriving?.();
    arriving = null;
  };
  addEventListener('scroll', () => arriving ?? positions.set(key, scrollY), { passive: true });
  document.addEventListener(PAGE_SHOWN_EVENT, arrive);
  router.subscribe(({ location, historyAction, navigation, loaderData }) => {
    if (navigation.state !== 'idle' || location.key === key) return;
    key = location.key;
    const top = historyAction === 'POP' ? (positions.get(key) ?? 0) : 0;
    arriving = () => {
      const target = elementOf(location.hash);
      if (target && historyAction !== 'POP') target.scrollIntoView();
      else scrollTo({ top, behavior: 'instant' });
    };
    const samePage = loaderData['page'] === page;
    page = loaderData['page'];
    if (samePage) arrive();
  });
}

function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
