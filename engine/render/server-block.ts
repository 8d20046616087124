import type { ReactNode } from 'react';
import type { BlockProps } from './block.ts';
import type { BlockLoadContext, LoadedBlockData } from './block-load.ts';

/** A block on the server. Component and loader are methods, so that implementations may have more specific props. */
export interface ServerBlock {
  component(props: BlockProps<unknown, unknown, string>): ReactNode;
  readonly css: string;
  /** Styles shared with other blocks. */
  readonly parts?: readonly NamedStyles[];
  readonly load: ServerLoad['load'] | null;
}

/** Style sheet with the file name that determines its order. */
export interface NamedStyles {
  readonly name: string;
  readonly css: string;
}

interface ServerLoad {
  load(context: BlockLoadContext<unknown, unknown>): Promise<LoadedBlockData<unknown>>;
}

export type ServerBlocksByType = Readonly<Record<string, ServerBlock>>;
