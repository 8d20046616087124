import type { SchemaKind } from '#schemas/generated/config/types.gen.ts';
import type { ResolvedImage, TextVideo } from './block-values.ts';
import type { SiteView } from './site-view.ts';

/**
 * A page of one site, locale and capability set: inherited, gated, and with every text, link and picture resolved.
 * It is made once per version of its documents; a request adds only data.
 */
export interface CompiledPage {
  /** What its blocks may know of the site. */
  readonly site: SiteView;
  readonly layout: string;
  readonly head: CompiledHead;
  readonly nodes: readonly CompiledNode[];
  /** Types of the blocks on the page, in order of first appearance. */
  readonly types: readonly string[];
  /** Types of the blocks that lie over it once they are asked for. */
  readonly overlayTypes: readonly string[];
  /** Types of the blocks that ship code. */
  readonly codeTypes: readonly string[];
  /** Ids of the routes that blocks with code link to by themselves. */
  readonly linkedRoutes: readonly string[];
  /** Id of the block that the page is for: its first that may be main content, unless the visitor's gates leave none. */
  readonly mainBlock?: string;
  /** Whether a loader reads who the visitor is, so that the page must never be shared. */
  readonly perVisitor: boolean;
}

export interface CompiledHead {
  readonly title: string;
  readonly description: string | null;
  readonly image: ResolvedImage | null;
  readonly noindex: boolean;
  /** Kinds of structured data; null for the usual ones. */
  readonly schemas: readonly SchemaKind[] | null;
  /** What can be watched in the texts of its document. */
  readonly videos: readonly TextVideo[];
}

/** The place of the page in its layout. */
export interface OutletNode {
  readonly kind: 'outlet';
  readonly children: readonly CompiledNode[];
}

export interface CompiledBlock {
  readonly kind: 'block';
  /** Unique on the page. */
  readonly id: string;
  readonly type: string;
  readonly props: unknown;
  readonly slots: Readonly<Record<string, readonly CompiledNode[]>>;
  readonly interactive: boolean;
  /** The flow that opens it, for a block that lies over the page. */
  readonly overlay: string | null;
  readonly data: 'shared' | 'consent' | 'customer' | 'visitor' | null;
  readonly routes: readonly string[];
  /** Whether any block below, or the block itself, ships code, or the place of the page is below it. */
  readonly hasCode: boolean;
  /** Whether any block below, or the block itself, has a loader. */
  readonly hasData: boolean;
}

/** A block of a type that this build doesn't know: shown marked in preview, left out in production, always reported. */
export interface UnknownNode {
  readonly kind: 'unknown';
  readonly id: string;
  readonly type: string;
}

export type CompiledNode = OutletNode | CompiledBlock | UnknownNode;
