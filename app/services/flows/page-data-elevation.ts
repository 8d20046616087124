import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The code that parts of a page need before the server can fill them. */
export function createPageDataElevationFlowLoader({
  waitForCode,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'waitForCode'>): FlowLoader {
  return async () => {
    const { startPageDataElevation } = await import(
      '#machines/sign-in/page-data-elevation/page-data-elevation.start.ts'
    );
    return () => startPageDataElevation((elevation, signal) => waitForCode(elevation, page.refresh, signal));
  };
}
