import type { RequiredElevation } from '../api/elevation.ts';

/**
 * A page as the browser gets it: a tree of host elements, kept HTML and blocks with code.
 *
 * - `host`: an element that the server rendered and that holds blocks with code somewhere below.
 * - `kept`: an element whose inside stays as the server made it. `html` is absent in the first page of a document,
 *   where the browser reads it from the page itself.
 * - `block`: a block with code of its own.
 * - `overlay`: a block that lies over the page once its flow runs; until then there is nothing of it.
 */
export type PageNode = HostNode | StaticHtmlNode | BlockNode | OverlayNode;

export interface HostNode {
  readonly kind: 'host';
  readonly id: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}

export interface StaticHtmlNode {
  readonly kind: 'kept';
  readonly id: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly html?: string;
  /** Names the HTML: a navigation to a page that holds the same leaves the element alone. */
  readonly version?: string;
}

export interface BlockNode {
  readonly kind: 'block';
  readonly id: string;
  readonly type: string;
  readonly props: unknown;
  /** Null where the API wants a one-time code first: then `elevation` says what to ask for. */
  readonly data: unknown;
  readonly elevation?: RequiredElevation;
  readonly slots: Readonly<Record<string, readonly PageNode[]>>;
}

export interface OverlayNode {
  readonly kind: 'overlay';
  readonly id: string;
  readonly type: string;
  /** Id of the flow that opens it. */
  readonly flow: string;
  readonly props: unknown;
}

/** Attributes of an element that only holds kept HTML together and takes no part in the layout. */
export const STATIC_HTML_ATTRIBUTES: Readonly<Record<string, string>> = { className: 'kept' };
