import type { ReactNode } from 'react';
import type { BlockProps } from './block.ts';

/** A block in the browser. `component` is a method, so that implementations may have more specific props. */
export interface BlockComponentForBrowser {
  component(props: BlockProps<unknown, unknown, string>): ReactNode;
}

export type BrowserBlockLoadersByType = Readonly<Record<string, () => Promise<BlockComponentForBrowser>>>;
