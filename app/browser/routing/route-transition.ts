/** The part of a router that the indicator needs. */
interface Transitions {
  subscribe(listener: (step: { readonly navigation: { readonly state: string } }) => void): () => void;
}

const LABEL = 'Loading the page';

/** Milliseconds that a page may take before anything is shown: what is there at once needs no indicator. */
const PATIENCE = 150;

/** Shows that the next page is on its way (specification: Base layout, "route-transition indicator"). */
export function showRouteTransitionIndicator(router: Transitions): void {
  const bar = document.createElement('div');
  bar.className = 'route-transition';
  bar.role = 'progressbar';
  bar.ariaLabel = LABEL;
  bar.hidden = true;
  document.body.append(bar);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation: { state } }) => {
    const transition = state === 'idle' ? 'loaded' : 'loading';
    if (bar.dataset['state'] === transition) return;
    bar.dataset['state'] = transition;
    clearTimeout(waiting);
    bar.hidden = true;
    if (transition === 'loading') waiting = setTimeout(() => (bar.hidden = false), PATIENCE);
  });
}
