import type { ReactNode } from 'react';
import type { BlockProps } from './block.ts';
import type { BlockLoadContext, Loaded } from './block-load.ts';

/**
 * A block on the server. Its component and loader are methods, so that each may name the exact props that its own
 * validator has proven.
 */
export interface ServerBlock {
  component(props: BlockProps<unknown, unknown, string>): ReactNode;
  readonly css: string;
  readonly load: ServerLoad['load'] | null;
}

interface ServerLoad {
  load(context: BlockLoadContext<unknown, unknown>): Promise<Loaded<unknown>>;
}

export type ServerBlocks = Readonly<Record<string, ServerBlock>>;
