import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FlowRef, FlowRunner } from '#engine/flows/flow.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { MarkHtmlAsTrustedContext } from '#engine/render/block-context.tsx';
import type { PagePayload } from '#engine/render/page-payload.ts';
import type { PageTreeNodeRenderers } from '#engine/render/page-tree.tsx';
import { PageView } from '#engine/render/page-view.tsx';
import { createHrefBuilder } from '#engine/routing/href-builder.ts';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import {
  PAGE_OUTDATED_EVENT,
  type PageEventDetailOf,
  REFRESH_PAGE_DATA_EVENT,
  SHOW_TOAST_EVENT,
  SIGNED_OUT_ELSEWHERE_EVENT,
  START_FLOW_EVENT,
} from '#schemas/browser/page-events.ts';
import { TYPED_VALUES_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import { createShopFlows } from '../../services/shop-flows.ts';
import { readDocumentText } from '../page-script/document-texts.ts';
import { reportPageError } from '../page-script/report-error.ts';
import { saveFormsOnLanguageChange } from '../routing/language-links.ts';
import {
  createShownPageStore,
  getPagePathWithoutQuery,
  type ShownPage,
  type ShownPageStore,
} from '../routing/shown-pages.ts';

import { repeatCheckboxClicksDuringHydration, replayFieldValues } from './field-replay.ts';
import { createHydrationTracker } from './hydration-tracker.ts';
import { getLoadedBlockComponent, loadBlockCodeInTree } from './load-blocks.ts';
import { getLoadedMessages, loadMessages, markFallbacks, setHydrationCheck } from './load-messages.ts';
import { openGroupWizardFromHistoryState } from './location-state.ts';
import { OverlayBlock } from './overlay.tsx';
import { captureStaticHtml } from './static-html.ts';
import { toTrustedHtml } from './trusted-html.ts';

/** Hydrates the page and takes over navigation. Resolves after hydration. */
export async function hydratePageAndStartApp(root: HTMLElement, page: PagePayload): Promise<void> {
  const repeatTyped = await restoreTyped(root, page);
  const html = captureStaticHtml(root);
  const [, hasMessages] = await Promise.all([
    loadBlockCodeInTree(page.nodes),
    loadMessages(page.messages),
    markFallbacks(page),
  ]);
  if (!hasMessages) throw new Error(`Failed to fetch messages: ${page.messages}`);
  const taking = createHydrationTracker();
  setHydrationCheck(taking.isDone);
  const host: PageTreeNodeRenderers = {
    taking,
    find: getLoadedBlockComponent,
    html,
    failed: ({ id, type }, error) => reportPageError({ kind: 'block', block: `${type} ${id}`, error }),
    overlay: (node, host) => (
      <OverlayBlock
        key={node.id}
        node={node}
        host={host}
        styles={current().overlayStyles ?? null}
        messages={current().overlayMessages}
      />
    ),
  };
  const pages = createShownPageStore(page, history.state?.key ?? 'default');
  const current = (): PagePayload => pages.current().page;
  const router = routerOf(pages);
  const loadFlowMessages = async () => {
    const { flowMessages } = current();
    if (!(await loadMessages(flowMessages))) throw new Error(`Failed to fetch messages: ${flowMessages}`);
  };
  const flows = await shownFlows(
    pages,
    createShopFlows({
      current,
      loadMessages: loadFlowMessages,
      documentText: readDocumentText,
      loadedMessages: () => getLoadedMessages(current()),
      router,
      href: (routeId, params) => createHrefBuilder(current().routes)(routeId, params),
      path: () => getPagePathWithoutQuery(current()),
      toast: (detail) =>
        void document.dispatchEvent(
          new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail }),
        ),
    }),
  );
  const alive = Promise.withResolvers<void>();
  const app = (
    <MarkHtmlAsTrustedContext value={toTrustedHtml}>
      <FlowProvider flows={flows}>
        <App pages={pages} host={host} onHydrated={alive.resolve} />
      </FlowProvider>
    </MarkHtmlAsTrustedContext>
  );
  repeatCheckboxClicksDuringHydration(root, taking.isDone);
  hydrateRoot(root, app, { onRecoverableError: (error) => reportPageError({ kind: 'hydration', error }) });
  // A script of the page, which knows no flow, may ask for one.
  document.addEventListener(START_FLOW_EVENT, ({ detail: id }) => {
    const requestedFlow: FlowRef<unknown, { readonly type: 'FLOW.OPEN' }> = { id, scope: 'app' };
    // One that was closed runs still, and opens again.
    flows.start(requestedFlow).then((actor) => actor.send({ type: 'FLOW.OPEN' }), reportError);
  });
  document.addEventListener(SIGNED_OUT_ELSEWHERE_EVENT, (event) => {
    const { signedOutPath } = current();
    if (!signedOutPath) return;
    event.preventDefault();
    location.replace(signedOutPath);
  });
  document.addEventListener(PAGE_OUTDATED_EVENT, ({ detail }) => {
    const storage = openConsentCheckedTabStorage('essential');
    const page = { current, storage, now: Date.now, reload: () => location.reload() };
    import('../routing/renew-outdated-page.ts').then(
      ({ renewOutdatedPage }) => renewOutdatedPage(detail, page),
      () => undefined,
    );
  });
  // What the page offers has changed with time.
  document.addEventListener(REFRESH_PAGE_DATA_EVENT, () => void router().then(({ revalidate }) => revalidate()));
  saveFormsOnLanguageChange(() => current().customerId);
  endPageFlows(pages, flows);
  const openRequestedGroupWizard = ({ page }: Pick<ShownPage, 'page'>) => {
    if (page.customerId !== null && page.capabilities.includes('social-syndicates'))
      openGroupWizardFromHistoryState(history, flows);
  };
  pages.subscribe(openRequestedGroupWizard);
  pages.subscribe(({ page }) => void markFallbacks(page));
  openRequestedGroupWizard(pages.current());
  whenIdle(() => {
    void router();
    // Preloads the toast code for messages without a network.
    import('../page-script/toasts.ts').catch(() => undefined);
  });
  await alive.promise;
  replayFieldValues(root);
  repeatTyped?.();
}

/** Restores values typed before a session ended or the language was changed; its code is loaded only if there are any. */
async function restoreTyped(
  root: HTMLElement,
  { customerId }: Pick<PagePayload, 'customerId'>,
): Promise<(() => void) | null> {
  const storage = openConsentCheckedTabStorage('essential');
  if (storage.read(TYPED_VALUES_STORAGE_KEY) === null) return null;
  const { restoreTypedFormValues: restoreTypedValues } = await import('../../services/typed-values.ts');
  return restoreTypedValues(root, { path: location.pathname, customerId }, storage);
}

/** Flows of the page; on gallery and preview pages inert ones. */
async function shownFlows(pages: ShownPageStore, flows: FlowRunner): Promise<FlowRunner> {
  if (pages.current().page.layout !== 'gallery') return flows;
  return (await import('./gallery-flows.ts')).openGalleryFlows(pages, flows);
}

function endPageFlows(pages: ShownPageStore, flows: FlowRunner): void {
  let path = getPagePathWithoutQuery(pages.current().page);
  pages.subscribe(({ page }) => {
    if (getPagePathWithoutQuery(page) === path) return;
    path = getPagePathWithoutQuery(page);
    flows.endPage();
  });
}

type Router = ReturnType<typeof import('../routing/page-router.ts').startPageRouter>;

/** Loads the router on first use, because hydration does not need it; until then links load documents. */
function routerOf(pages: ShownPageStore): () => Promise<Router> {
  let loading: Promise<Router> | null = null;
  return () => {
    loading ??= import('../routing/page-router.ts').then(({ startPageRouter }) => startPageRouter(pages));
    loading.catch(() => (loading = null));
    return loading;
  };
}

function whenIdle(start: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 200);
}

interface AppProps {
  readonly pages: ShownPageStore;
  readonly host: PageTreeNodeRenderers;
  readonly onHydrated: () => void;
}

function App({ pages, host, onHydrated: onAlive }: AppProps) {
  const [shown, setShown] = useState(pages.current);
  useLayoutEffect(onAlive, [onAlive]);
  useEffect(() => {
    setShown(pages.current());
    return pages.subscribe((next) => startTransition(() => setShown(next)));
  }, [pages]);
  const { page } = shown;
  const messages = useMemo(() => getLoadedMessages(page), [page]);
  return shown.isLost ? <PageFailed /> : <PageView host={host} page={page} messages={messages} place={shown.key} />;
}

/** Shown when even the router fails (specification: error pages, generic). */
function PageFailed() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{readDocumentText('failed')}</h1>
      <p>
        <a href="/">{readDocumentText('home')}</a>
      </p>
    </main>
  );
}
