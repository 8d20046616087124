import { createFlowRunner } from '#engine/flows/create-flows.ts';
import type { AnyFlowLoader, FlowRunner } from '#engine/flows/flow.ts';
import type { FlowPageServicesOptions } from '../browser/react/browser-page.ts';

type Registry = Readonly<Record<string, AnyFlowLoader>>;

/** Runs the flows of the shop in a browser. Their loaders and calls are loaded with the first flow. */
export function createShopFlows(source: FlowPageServicesOptions): FlowRunner {
  let loading: Promise<Registry> | null = null;
  const registry = () => {
    loading ??= Promise.all([import('./shop-flow-loaders.ts'), source.loadMessages()]).then(
      ([{ createShopFlowLoaders }]) => createShopFlowLoaders(source, flows),
    );
    // A failed load is retried by the next flow.
    loading.catch(() => (loading = null));
    return loading;
  };
  // Shows one message for flows that fail together.
  let pending = 0;
  let isToastShown = false;
  async function showToastOnFailure<Code>(code: Promise<Code>): Promise<Code> {
    pending += 1;
    try {
      return await code;
    } catch (error) {
      if (!isToastShown) showNotLoadedToast(source);
      isToastShown = true;
      throw error;
    } finally {
      pending -= 1;
      if (pending === 0) isToastShown = false;
    }
  }
  const flows: FlowRunner = createFlowRunner((id) => async () => {
    const known = await showToastOnFailure(registry());
    const load = Object.hasOwn(known, id) ? known[id] : undefined;
    if (!load) throw new RangeError(`there is no flow ${id}`);
    return showToastOnFailure(load());
  });
  return flows;
}

/** The toast stays, because browsers may cache a failed import until a reload. */
function showNotLoadedToast({ toast, documentText }: Pick<FlowPageServicesOptions, 'toast' | 'documentText'>): void {
  toast({ message: documentText('partMissing'), level: 'error', code: 'code_not_loaded', isAutoDismissed: false });
}
