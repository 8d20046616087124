import type { ReactNode } from 'react';
import type { BlockProps } from './block.ts';
import type { BlockLoadContext, LoadedBlockData } from './block-load.ts';

/**
 * A block on the server. Its component and loader are methods, so that each may name the exact props that its own
 * validator has proven.
 */
export interface ServerBlock {
  component(props: BlockProps<unknown, unknown, string>): ReactNode;
  readonly css: string;
  /** Styles that it shares with other blocks, and that not every page holds. */
  readonly parts?: readonly NamedStyles[];
  readonly load: ServerLoad['load'] | null;
}

/** A style sheet by the name of its file, which decides where it stands among others. */
export interface NamedStyles {
  readonly name: string;
  readonly css: string;
}

interface ServerLoad {
  load(context: BlockLoadContext<unknown, unknown>): Promise<LoadedBlockData<unknown>>;
}

export type ServerBlocks = Readonly<Record<string, ServerBlock>>;
