import { readDocumentText } from '../page-script/document-texts.ts';

interface Transitions {
  subscribe(listener: (step: { readonly navigation: { readonly state: string } }) => void): () => void;
}

/** Milliseconds before the indicator is shown. */
const PATIENCE = 150;

/** Shows the loading indicator of a slow navigation (specification: Base layout, "route-transition indicator"). */
export function showRouteTransitionIndicator(router: Transitions): void {
  const bar = document.createElement('div');
  bar.className = 'route-transition';
  bar.role = 'progressbar';
  bar.ariaLabel = readDocumentText('loadingPage');
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
