import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowContext } from './flow-context.ts';

/** The code that parts of a page need before the server can fill them. */
export function pageElevationLoader({ waitForCode, page }: Pick<FlowContext, 'page' | 'waitForCode'>): FlowLoader {
  return async () => {
    const { startPageElevation } = await import('#machines/sign-in/page-elevation/page-elevation.start.ts');
    return () => startPageElevation((elevation, signal) => waitForCode(elevation, page.refresh, signal));
  };
}
