import type { AcceptsValue } from './list-findings.ts';

/**
 * What is known of a block without its code, from its schema alone. `accepts` takes props as a document writes
 * them, where a text may name a content entry; `schema` is the schema of the props with its `x-` keywords.
 */
export interface BlockSchema {
  readonly type: string;
  /** Types that documents knew the block by before it was renamed. */
  readonly formerTypes?: readonly string[];
  readonly title: string;
  readonly category: 'section' | 'commerce' | 'cart' | 'frame' | 'content' | 'system';
  /**
   * Whether it may be a page's main content: the first such block of a page, with which the page fails. 'alone' is for
   * blocks that are main content only on pages without another one.
   */
  readonly main?: boolean | 'alone';
  /** Ships code to the browser and hydrates. */
  readonly interactive: boolean;
  /** The flow that opens it, for a block that lies over the page and whose code is loaded with the flow; else null. */
  readonly overlay: string | null;
  /** Ids of the flows whose states it shows, the one that opens it among them. */
  readonly flows: readonly string[];
  /**
   * Who shares the loader's result: with 'consent' visitors who consent to the same, and with 'customer' nobody, because the
   * loader runs for signed-in customers alone, and pages of anonymous visitors stay shared. Null without a loader.
   */
  readonly data: 'shared' | 'consent' | 'customer' | 'visitor' | null;
  readonly slots: readonly string[];
  /** Ids of the routes that its code links to by itself. */
  readonly routes: readonly string[];
  readonly accepts: AcceptsValue;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Every block there is, by type. */
export type BlockSchemas = Readonly<Record<string, BlockSchema>>;
