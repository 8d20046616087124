import type { RequiredElevation } from '../api/elevation.ts';

/**
 * Page tree for the browser.
 * - `host`: a server-rendered element around blocks with code.
 * - `kept`: static HTML that is not hydrated; `html` is absent in the first document, where the browser reads it from
 * the DOM.
 * - `block`: a block with code.
 * - `overlay`: a block shown once its flow runs.
 */
export type PagePayloadNode = HostElementNode | StaticHtmlNode | InteractiveBlockNode | OverlayNode;

export interface HostElementNode {
  readonly kind: 'host';
  readonly id: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PagePayloadNode[];
}

export interface StaticHtmlNode {
  readonly kind: 'kept';
  readonly id: string;
  /** Default: `div`. */
  readonly tag?: string;
  /** Default: {@link STATIC_HTML_ATTRIBUTES}. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly html?: string;
  /** Content hash; a navigation to a page with the same hash reuses the element. */
  readonly version?: string;
}

export interface InteractiveBlockNode {
  readonly kind: 'block';
  readonly id: string;
  readonly type: string;
  readonly props: unknown;
  /** Null if `elevation` is required first. */
  readonly data: unknown;
  readonly elevation?: RequiredElevation;
  readonly slots: Readonly<Record<string, readonly PagePayloadNode[]>>;
}

export interface OverlayNode {
  readonly kind: 'overlay';
  readonly id: string;
  readonly type: string;
  /** Id of the flow that opens it. */
  readonly flow: string;
  readonly props: unknown;
}

/** Attributes of a wrapper around static HTML without effect on the layout. */
export const STATIC_HTML_ATTRIBUTES: Readonly<Record<string, string>> = { className: 'kept' };

/** Attribute with the block id on the wrapper of a block. Only on stages of the studio. */
export const BLOCK_ID_ATTRIBUTE = 'data-block';
