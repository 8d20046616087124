import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getTextDirection } from '#domain/messages/text-direction.ts';
import type { RequiredElevation } from '../api/elevation.ts';
import { INVALID_DRAFT_BLOCK_TYPE_PREFIX } from '../cms/document.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { CompiledBlock, CompiledNode, CompiledPage } from '../page/compiled-page.ts';
import {
  BLOCK_ID_ATTRIBUTE,
  type PagePayloadNode,
  STATIC_HTML_ATTRIBUTES,
  type StaticHtmlNode,
} from '../page/page-node.ts';
import { BlockContext, type BlockContextValue, type RenderCachedFragment } from './block-context.tsx';
import { createFragmentCacheKey, sharedFragmentCache } from './fragment-cache.ts';
import { markFallbackTexts } from './mark-fallback-texts.ts';
import { FailedBlock } from './page-tree.tsx';
import type { ServerBlocksByType } from './server-block.ts';
import {
  fillBlockShellSlots,
  hashHtml,
  type PieceOfSplitBlockHtml,
  SLOT_ELEMENT_TAG,
  splitBlockHtmlAroundSlots,
} from './static-shell.ts';
import { NO_FOUND_MESSAGES, trackMessages } from './track-messages.ts';
import { unknownBlockMessages } from './unknown-block.messages.gen.ts';

/** Data of a block or its failure; `elevation` is set when a one-time code is required. */
export type BlockDataResult =
  | SuccessfulBlockDataResult
  | {
      readonly ok: false;
      readonly elevation?: RequiredElevation /** Reason of the failure. */;
      readonly error?: unknown;
    };

export interface SuccessfulBlockDataResult {
  readonly ok: true;
  readonly data: unknown;
  /** Cached HTML for this data. */
  html?: string;
  /** Cached HTML of a block around others with data, valid while all their results are the same. */
  around?: { readonly block: CompiledBlock; readonly results: readonly BlockDataResult[]; readonly html: string };
}

export interface NodeRenderContext {
  readonly blocks: ServerBlocksByType;
  readonly context: BlockContextValue;
  readonly results: ReadonlyMap<string, BlockDataResult>;
  /** Renders placeholders for unknown blocks. */
  readonly marksUnknown: boolean;
  /** Wraps each block, also those in slots, in an element with its id, for the studio. */
  readonly marksBlocks?: boolean;
  readonly failed: (blockId: string, type: string, error: unknown) => void;
}

/** HTML of blocks without data, cached per compiled block. */
const htmlOf = new WeakMap<CompiledBlock, string>();
const UNKNOWN = { className: 'block-unknown' };
/** Previews mark elements of this class. */
const FALLBACK_LANGUAGE_ATTRIBUTES = { className: `${STATIC_HTML_ATTRIBUTES['className']} fallback-language` };

/** Renders a compiled page with its data to page nodes. */
export function renderCompiledPageToPayloadNodes(page: CompiledPage, around: NodeRenderContext): PagePayloadNode[] {
  return page.nodes.flatMap((node) => renderNode(node, around));
}

function renderNode(node: CompiledNode, around: NodeRenderContext): PagePayloadNode[] {
  switch (node.kind) {
    case 'outlet':
      return [
        {
          kind: 'host',
          id: 'main',
          tag: 'main',
          attributes: { id: 'main', tabIndex: '-1', ...languageAttributes(node.language) },
          children: node.children.flatMap((child) => renderNode(child, around)),
        },
      ];
    case 'unknown':
      return around.marksUnknown
        ? [{ kind: 'kept', id: node.id, attributes: UNKNOWN, html: unknownHtml(node.type, around) }]
        : [];
    case 'block':
      return renderBlock(node, around);
  }
}

function renderBlock(block: CompiledBlock, around: NodeRenderContext): PagePayloadNode[] {
  if (!block.hasCode && !(around.marksBlocks && hasBlocksInSlots(block))) {
    const html = staticHtml(block, around);
    return [
      {
        kind: 'kept',
        id: block.id,
        ...ownAttributesOf(block, around),
        html,
        version: versionOf(block, html),
      },
    ];
  }
  const { overlay: flow } = block;
  if (flow) {
    const overlay: PagePayloadNode = { kind: 'overlay', id: block.id, type: block.type, flow, props: block.props };
    return block.language === undefined ? [overlay] : inHost(block, [overlay], around);
  }
  const slots = (name: string) => (block.slots[name] ?? []).flatMap((child) => renderNode(child, around));
  if (block.interactive) {
    const result = resultOf(block, around);
    const elevation = result.ok ? undefined : result.elevation;
    if (!result.ok && !elevation) {
      return [
        {
          kind: 'kept',
          id: block.id,
          ...ownAttributesOf(block, around),
          html: failedHtml(block.id, around),
        },
      ];
    }
    const node: PagePayloadNode = {
      kind: 'block',
      id: block.id,
      type: block.type,
      props: block.props,
      ...(result.ok ? { data: result.data } : { data: null }),
      ...(elevation && { elevation }),
      slots: Object.fromEntries(Object.keys(block.slots).map((name) => [name, slots(name)])),
    };
    return marked(block, [node], around);
  }
  return marked(block, fillBlockShellSlots(skeleton(block, around), slots), around);
}

function marked(block: CompiledBlock, children: PagePayloadNode[], around: NodeRenderContext): PagePayloadNode[] {
  return around.marksBlocks || block.language !== undefined ? inHost(block, children, around) : children;
}

function inHost(block: CompiledBlock, children: PagePayloadNode[], around: NodeRenderContext): PagePayloadNode[] {
  return [{ kind: 'host', id: `${block.id}-marked`, tag: 'div', attributes: attributesOf(block, around), children }];
}

/** Attributes of a wrapper around static HTML, left out where they are the default. */
function ownAttributesOf(block: CompiledBlock, around: NodeRenderContext): Pick<StaticHtmlNode, 'attributes'> {
  if (!around.marksBlocks && block.language === undefined) return {};
  return { attributes: attributesOf(block, around) };
}

/** Attributes of the wrapper of a block. */
function attributesOf(
  { id, language }: CompiledBlock,
  { marksBlocks, context }: NodeRenderContext,
): Readonly<Record<string, string>> {
  const isFallback = language !== undefined && language !== context.site.locale;
  return {
    ...(isFallback ? FALLBACK_LANGUAGE_ATTRIBUTES : STATIC_HTML_ATTRIBUTES),
    ...languageAttributes(language),
    ...(marksBlocks && { [BLOCK_ID_ATTRIBUTE]: id }),
  };
}

function languageAttributes(language: string | undefined): Readonly<Record<string, string>> {
  return language === undefined ? {} : { lang: language, dir: getTextDirection(language) };
}

function hasBlocksInSlots({ slots }: CompiledBlock): boolean {
  return Object.values(slots).some((children) => children.length > 0);
}

const skeletons = new WeakMap<CompiledBlock, readonly PieceOfSplitBlockHtml[]>();

function skeleton(block: CompiledBlock, around: NodeRenderContext): readonly PieceOfSplitBlockHtml[] {
  const known = block.data ? undefined : skeletons.get(block);
  if (known) return known;
  const made = splitBlockHtmlAroundSlots(
    block.id,
    markup(blockElement(block, slotMarks(block), around), block, around),
  );
  if (!block.data) skeletons.set(block, made);
  return made;
}

function staticHtml(block: CompiledBlock, around: NodeRenderContext): string {
  const make = () => markup(staticElement(block, around), block, around);
  if (!block.hasData) {
    const html = htmlOf.get(block) ?? make();
    htmlOf.set(block, html);
    return html;
  }
  const results = resultsIn(block, around);
  const [first] = results;
  if (!first?.ok || !results.every(({ ok }) => ok)) return make();
  if (results.length === 1 && block.data) {
    first.html ??= make();
    return first.html;
  }
  const { around: known } = first;
  if (known?.block === block && results.every((result, index) => result === known.results[index])) return known.html;
  const html = make();
  first.around = { block, results, html };
  return html;
}

/** Results of a block and the blocks in its slots. */
function resultsIn(block: CompiledBlock, around: NodeRenderContext): BlockDataResult[] {
  const below = Object.values(block.slots).flatMap((children) =>
    children.flatMap((child) => (child.kind === 'block' && child.hasData ? resultsIn(child, around) : [])),
  );
  return block.data ? [resultOf(block, around), ...below] : below;
}

function markup(element: ReactNode, block: CompiledBlock, around: NodeRenderContext): string {
  const context = block.hasData
    ? { ...around.context, renderFragment: createFragmentRenderer(block, around) }
    : around.context;
  try {
    return renderMarked(element, block, context);
  } catch (error) {
    return renderMarked(survivingElement(block, around, error), block, context);
  }
}

/** Renders static HTML, in which texts in another language than the block name theirs. */
function renderMarked(
  element: ReactNode,
  { fallbackTexts, language }: CompiledBlock,
  context: BlockContextValue,
): string {
  const { messages, site } = context;
  const tracker = trackMessages(messages, site.locale);
  const value = tracker ? { ...context, messages: tracker.source } : context;
  const html = inOnePiece(renderToStaticMarkup(<BlockContext value={value}>{element}</BlockContext>));
  if (!fallbackTexts && !tracker?.found.messages.size) return html;
  return markFallbackTexts(html, {
    texts: fallbackTexts ?? [],
    messages: tracker?.found ?? NO_FOUND_MESSAGES,
    locale: language ?? site.locale,
    addsElements: true,
  });
}

const staticFragments = new WeakMap<CompiledBlock, Map<string, string>>();

/** Renders a fragment once per block, or once per block and value. */
function createFragmentRenderer(
  block: CompiledBlock,
  { context }: Pick<NodeRenderContext, 'context'>,
): RenderCachedFragment {
  const known = staticFragments.get(block) ?? new Map<string, string>();
  staticFragments.set(block, known);
  return (name, render, value) => {
    if (value === undefined) {
      const html = known.get(name) ?? renderMarked(render(), block, context);
      known.set(name, html);
      return html;
    }
    const key = createFragmentCacheKey(block, name, value);
    const cached = sharedFragmentCache.get(key);
    if (cached) return cached.html;
    const html = renderMarked(render(), block, context);
    sharedFragmentCache.set(key, { html });
    return html;
  };
}

/**
 * React concatenates output into a tree of string pieces that the garbage collector copies repeatedly; a search
 * flattens it, which saves a quarter of the page's cost.
 */
function inOnePiece(html: string): string {
  return html.includes('\0') ? html.replaceAll('\0', '') : html;
}

function staticElement(block: CompiledBlock, around: NodeRenderContext): ReactNode {
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, children]) => [
      name,
      <Fragment key={name}>{children.map((child) => childElement(child, staticElement, around))}</Fragment>,
    ]),
  );
  return blockElement(block, slots, around);
}

/** A node in a slot without code, never the outlet. */
function childElement(
  child: CompiledNode,
  element: (block: CompiledBlock, around: NodeRenderContext) => ReactNode,
  around: NodeRenderContext,
): ReactNode {
  if (child.kind === 'block' && child.language === undefined)
    return <Fragment key={child.id}>{element(child, around)}</Fragment>;
  if (child.kind === 'block')
    return (
      <div key={child.id} {...attributesOf(child, around)}>
        {element(child, around)}
      </div>
    );
  if (child.kind === 'outlet' || !around.marksUnknown) return null;
  return (
    <div key={child.id} {...UNKNOWN}>
      <UnknownBlock type={child.type} />
    </div>
  );
}

function blockElement(
  block: CompiledBlock,
  slots: Readonly<Record<string, ReactNode>>,
  around: NodeRenderContext,
): ReactNode {
  const result = resultOf(block, around);
  const known = around.blocks[block.type];
  if (!result.ok || !known) return <FailedBlock id={block.id} />;
  return createElement(known.component, { id: block.id, props: block.props, data: result.data, slots });
}

/** Renders a block again with failing parts replaced. */
function survivingElement(block: CompiledBlock, around: NodeRenderContext, error: unknown): ReactNode {
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, children]) => [
      name,
      <Fragment key={name}>{children.map((child) => childElement(child, checkedElement, around))}</Fragment>,
    ]),
  );
  return checked(block, blockElement(block, block.hasCode ? slotMarks(block) : slots, around), around, error);
}

function checkedElement(block: CompiledBlock, around: NodeRenderContext): ReactNode {
  const element = staticElement(block, around);
  try {
    renderToStaticMarkup(<BlockContext value={around.context}>{element}</BlockContext>);
    return element;
  } catch (error) {
    return survivingElement(block, around, error);
  }
}

function checked(block: CompiledBlock, element: ReactNode, around: NodeRenderContext, error: unknown): ReactNode {
  try {
    renderToStaticMarkup(<BlockContext value={around.context}>{element}</BlockContext>);
    return element;
  } catch {
    around.failed(block.id, block.type, error);
    return <FailedBlock id={block.id} />;
  }
}

function slotMarks(block: CompiledBlock): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.keys(block.slots).map((name) => [name, createElement(SLOT_ELEMENT_TAG, { key: name, name })]),
  );
}

function resultOf(block: CompiledBlock, around: NodeRenderContext): BlockDataResult {
  return block.data ? (around.results.get(block.id) ?? { ok: false }) : { ok: true, data: undefined };
}

const versions = new WeakMap<CompiledBlock, { readonly html: string; readonly version: string }>();

/** Hash of the HTML, computed again only when data changed it. */
function versionOf(block: CompiledBlock, html: string): string {
  const known = versions.get(block);
  if (known?.html === html) return known.version;
  const version = hashHtml(html);
  versions.set(block, { html, version });
  return version;
}

function failedHtml(id: string, around: NodeRenderContext): string {
  return standInHtml(<FailedBlock id={id} />, around);
}

function unknownHtml(type: string, around: NodeRenderContext): string {
  return standInHtml(<UnknownBlock type={type} />, around);
}

function standInHtml(standIn: ReactNode, { context }: Pick<NodeRenderContext, 'context'>): string {
  return renderToStaticMarkup(<BlockContext value={context}>{standIn}</BlockContext>);
}

function UnknownBlock({ type }: { readonly type: string }) {
  const messages = useMessages(unknownBlockMessages);
  const isInvalid = type.startsWith(INVALID_DRAFT_BLOCK_TYPE_PREFIX);
  return (
    <p className="unknown-block">
      {isInvalid
        ? messages.invalid({ type: type.slice(INVALID_DRAFT_BLOCK_TYPE_PREFIX.length) })
        : messages.unknown({ type })}
    </p>
  );
}
