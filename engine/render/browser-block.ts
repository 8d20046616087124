import type { ReactNode } from 'react';
import type { BlockProps } from './block.ts';

/** A block in the browser. Its component is a method, so that it may name the exact props that its validator has proven. */
export interface BrowserBlock {
  component(props: BlockProps<unknown, unknown, string>): ReactNode;
}

/** Loads the code of each block that has some, by type. */
export type BrowserBlocks = Readonly<Record<string, () => Promise<BrowserBlock>>>;
