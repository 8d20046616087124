import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The code that parts of a page need before the server can fill them. */
export function createPageDataElevationFlowLoader({
  waitForCode,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'waitForCode'>): FlowLoader {
  return async () => {
    const { startPageDataElevationMachine } = await import(
      '#machines/sign-in/page-data-elevation/page-data-elevation.start.ts'
    );
    return () => startPageDataElevationMachine((elevation, signal) => waitForCode(elevation, page.refresh, signal));
  };
}
