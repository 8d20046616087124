import type { Validator } from './validator.ts';

/**
 * What is known of a block without its code, from its schema alone. `validate` accepts props as a document writes
 * them, where a text may name a content entry; `schema` is the schema of the props with its `x-` keywords.
 */
export interface BlockSchema {
  readonly type: string;
  readonly title: string;
  readonly category: 'section' | 'commerce' | 'cart' | 'frame' | 'content' | 'system';
  /**
   * Whether it may be a page's main content: the first such block of a page is what the page is for, and the page fails
   * with it. A block that may be main content alone is so only on a page that has no other.
   */
  readonly main?: boolean | 'alone';
  /** Ships code to the browser and hydrates. */
  readonly interactive: boolean;
  /** The flow that opens it, for a block that lies over the page and whose code is loaded with the flow; else null. */
  readonly overlay: string | null;
  /** Ids of the flows whose states it shows, the one that opens it among them. */
  readonly flows: readonly string[];
  /**
   * Who its loader's answer is for; that of 'consent' depends on what a visitor consents to, and the loader of 'customer'
   * runs for signed-in customers alone, so that the page of anonymous visitors stays shared. Null without a loader.
   */
  readonly data: 'shared' | 'consent' | 'customer' | 'visitor' | null;
  readonly slots: readonly string[];
  /** Ids of the routes that its code links to by itself. */
  readonly routes: readonly string[];
  readonly validate: Validator;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Every block there is, by type. */
export type BlockSchemas = Readonly<Record<string, BlockSchema>>;
