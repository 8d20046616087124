import type { DataRouter } from 'react-router';

/**
 * Scrolls to the top or to the named element after a navigation, and back to where the visitor was on Back and Forward.
 * The browser can't do it by itself, because the page arrives after the address has changed.
 */
export function restoreScroll(router: DataRouter): void {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>();
  let { key } = router.state.location;
  addEventListener('scroll', () => positions.set(key, scrollY), { passive: true });
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle' || location.key === key) return;
    key = location.key;
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const top = historyAction === 'POP' ? (positions.get(key) ?? 0) : 0;
    requestAnimationFrame(() => (target ? target.scrollIntoView() : scrollTo({ top, behavior: 'instant' })));
  });
}
