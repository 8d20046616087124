import { createFlows } from '#engine/flows/create-flows.ts';
import type { FlowLoader, Flows } from '#engine/flows/flow.ts';
import type { PageSurroundings } from './flows/flow-context.ts';

type Registry = Readonly<Record<string, FlowLoader>>;

/** The flows of the shop in a browser. Which there are, and the calls that they make, is loaded with the first. */
export function createShopFlows(page: PageSurroundings): Flows {
  let loading: Promise<Registry> | null = null;
  const registry = () => {
    loading ??= import('./shop-registry.ts').then(({ shopRegistry }) => shopRegistry(page, flows));
    // What could not be loaded is asked for again by the next who needs it.
    loading.catch(() => (loading = null));
    return loading;
  };
  const flows: Flows = createFlows((id) => async () => {
    const known = await registry();
    const load = Object.hasOwn(known, id) ? known[id] : undefined;
    if (!load) throw new RangeError(`there is no flow ${id}`);
    return load();
  });
  return flows;
}
