import type { AcceptsValue } from './list-findings.ts';

/**
 * Block metadata from its schema. `accepts` validates props as written in documents; `schema` has the `x-` keywords.
 */
export interface BlockSchema {
  readonly type: string;
  /** Types of the block in documents before it was renamed. */
  readonly formerTypes?: readonly string[];
  readonly title: string;
  readonly category: 'section' | 'commerce' | 'cart' | 'frame' | 'content' | 'system';
  /** Whether it can be the main block of a page; 'alone' only where no other block can. */
  readonly main?: boolean | 'alone';
  /** Ships code to the browser and hydrates. */
  readonly interactive: boolean;
  /** Id of the flow that opens an overlay block; else null. */
  readonly overlay: string | null;
  /** Ids of the flows whose states it shows, the one that opens it among them. */
  readonly flows: readonly string[];
  /**
   * Who shares loaded data: all visitors, those with the same notices, those with the same consent, or none ('customer'
   * and 'visitor'). 'customer' loaders run for customers only.
   * Null without a loader.
   */
  readonly data: 'shared' | 'notices' | 'consent' | 'customer' | 'visitor' | null;
  readonly slots: readonly string[];
  /** Routes that its code links to. */
  readonly routes: readonly string[];
  readonly accepts: AcceptsValue;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** All blocks, by type. */
export type BlockSchemas = Readonly<Record<string, BlockSchema>>;
