import type { SchemaKind } from '#schemas/generated/config/types.gen.ts';
import type { MessageSource } from '../messages/message-source.ts';
import type { ResolvedImage, RichTextVideo } from './block-values.ts';
import type { SiteDataForBlocks } from './site-view.ts';

/**
 * A page for one site, locale and capability set, with everything except request data resolved. Compiled once per
 * version of its documents.
 */
export interface CompiledPage {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
  readonly layout: string;
  readonly head: CompiledHead;
  readonly nodes: readonly CompiledNode[];
  /** Types of the blocks on the page, in order of first appearance. */
  readonly types: readonly string[];
  /** Types of overlay blocks. */
  readonly overlayTypes: readonly string[];
  /** Types of blocks with client code. */
  readonly codeTypes: readonly string[];
  /** Routes that client code links to. */
  readonly linkedRoutes: readonly string[];
  /** Texts of blocks with code in another language than the page; missing for none. */
  readonly fallbackTexts?: readonly FallbackText[];
  /** Id of the main block; missing where gates have removed it. */
  readonly mainBlock?: string;
  /** Whether a loader reads the visitor, so that the page cannot be shared. */
  readonly perVisitor: boolean;
  /** Whether a loader reads what the visitor has consented to, and not only that they have chosen. */
  readonly perConsent: boolean;
}

export interface CompiledHead {
  readonly title: string;
  readonly description: string | null;
  readonly image: ResolvedImage | null;
  readonly noindex: boolean;
  /** Structured data kinds; null for the default ones. */
  readonly schemas: readonly SchemaKind[] | null;
  /** Videos in the texts of the page document. */
  readonly videos: readonly RichTextVideo[];
}

/** The outlet of the layout. */
export interface OutletNode {
  readonly kind: 'outlet';
  readonly children: readonly CompiledNode[];
  /** Language of the page, where the block around has another. */
  readonly language?: string;
}

/** A text in another language than the page. */
export interface FallbackText {
  readonly text: string;
  /** Whether the text is the HTML of a Markdown text. */
  readonly isHtml: boolean;
  readonly language: string;
}

export interface CompiledBlock {
  readonly kind: 'block';
  /** Unique on the page. */
  readonly id: string;
  readonly type: string;
  readonly props: unknown;
  readonly slots: Readonly<Record<string, readonly CompiledNode[]>>;
  readonly interactive: boolean;
  /** Id of the flow that opens an overlay block. */
  readonly overlay: string | null;
  readonly data: 'shared' | 'notices' | 'consent' | 'customer' | 'visitor' | null;
  readonly routes: readonly string[];
  /** Language of its texts, where it differs from that of the page around it. */
  readonly language?: string;
  /** Texts in another language than its others, also those of the blocks in its slots. */
  readonly fallbackTexts?: readonly FallbackText[];
  /** Whether it or a descendant ships code, or contains the outlet. */
  readonly hasCode: boolean;
  /** Whether it or a descendant has a loader. */
  readonly hasData: boolean;
}

/** A block of an unknown type: marked in previews, left out otherwise, and reported. */
export interface UnknownBlockNode {
  readonly kind: 'unknown';
  readonly id: string;
  readonly type: string;
}

export type CompiledNode = OutletNode | CompiledBlock | UnknownBlockNode;
