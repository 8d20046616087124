import type { LayoutDocument, NavigationDocument, Node, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { isGateOpen } from '../capabilities/gate.ts';
import type { MessageSource } from '../messages/message-source.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import { type PageFallbacks, trackBlockLanguages } from './block-languages.ts';
import type { ResolvedNavigationItem, RichTextVideo } from './block-values.ts';
import type {
  CompiledBlock,
  CompiledHead,
  CompiledNode,
  CompiledPage,
  FallbackText,
  UnknownBlockNode,
} from './compiled-page.ts';
import { type PropResolvers, resolveProps } from './resolve-props.ts';
import type { SiteDataForBlocks } from './site-view.ts';
import { listVideosInRenderedText } from './video-links.ts';

/** What a page is compiled for: one site, locale and set of capabilities. */
export interface PageCompileContext {
  readonly blocks: BlockSchemas;
  readonly capabilities: ReadonlySet<string>;
  readonly resolvers: PropResolvers;
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
  /** Fallback languages of blocks and texts that are not translated. */
  readonly fallbacks?: PageFallbacks;
  /** Language of the block around, where it is not that of the page. */
  readonly languageAround?: string;
}

/** Compiles the blocks of a layout, with an open outlet. */
export function compileLayout(layout: LayoutDocument, context: PageCompileContext): readonly CompiledNode[] {
  return compileNodes(layout.blocks ?? [], 'layout', context);
}

/** Compiles a page into its layout. Blocks behind closed gates are removed before anything in them is resolved. */
export function compilePage(
  page: PageDocument,
  layoutName: string,
  layout: readonly CompiledNode[],
  context: PageCompileContext,
): CompiledPage {
  const videos: RichTextVideo[] = [];
  const markdown: PropResolvers['markdown'] = (source) => {
    const text = context.resolvers.markdown(source);
    videos.push(...listVideosInRenderedText(text));
    return text;
  };
  const resolvers = { ...context.resolvers, markdown };
  const children = compileNodes(page.blocks ?? [], 'page', { ...context, resolvers });
  const nodes = layout.map((node) => withPage(node, children));
  const blocks = listBlocksInTree(nodes);
  const own = listBlocksInTree(children);
  const fallbackTexts = blocks.flatMap((block) => (block.interactive ? (block.fallbackTexts ?? []) : []));
  const main = [true, 'alone'].flatMap((use) => own.find(({ type }) => context.blocks[type]?.main === use) ?? [])[0];
  return {
    site: context.site,
    messages: context.messages,
    layout: layoutName,
    head: { ...compileHead(page.head ?? {}, context.resolvers), videos },
    nodes,
    types: [...new Set(blocks.flatMap(({ overlay, type }) => (overlay ? [] : [type])))],
    overlayTypes: [...new Set(blocks.flatMap(({ overlay, type }) => (overlay ? [type] : [])))],
    codeTypes: [
      ...new Set(blocks.flatMap(({ interactive, overlay, type }) => (interactive && !overlay ? [type] : []))),
    ],
    linkedRoutes: [...new Set(blocks.flatMap(({ interactive, routes }) => (interactive ? routes : [])))],
    ...(fallbackTexts.length > 0 && { fallbackTexts }),
    ...(main && { mainBlock: main.id }),
    perVisitor: blocks.some(({ data }) => data === 'visitor'),
    perConsent: blocks.some(({ data }) => data === 'consent'),
  };
}

function compileHead(head: NonNullable<PageDocument['head']>, resolvers: PropResolvers): Omit<CompiledHead, 'videos'> {
  const { title, description, image, noindex = false, schemas = null } = head;
  return {
    title: title === undefined ? '' : (resolvers.text(title) ?? ''),
    description: description === undefined ? null : resolvers.text(description),
    image: image ? resolvers.image(image) : null,
    noindex,
    schemas,
  };
}

function compileNodes(nodes: readonly Node[], origin: 'layout' | 'page', context: PageCompileContext): CompiledNode[] {
  return nodes
    .filter(({ gate }) => isGateOpen(gate, context.capabilities))
    .flatMap((node) => compileNode(node, origin, context) ?? []);
}

/** Null for a block without content that it needs: the block is left out. */
function compileNode(node: Node, origin: 'layout' | 'page', context: PageCompileContext): CompiledNode | null {
  const { type = '' } = node;
  const { languageAround = context.site.locale } = context;
  if (type === 'outlet')
    return { kind: 'outlet', children: [], ...changeLanguage(languageAround, context.site.locale) };
  const id = `${origin}.${node.id}`;
  const block = Object.hasOwn(context.blocks, type) ? context.blocks[type] : undefined;
  if (!block) return { kind: 'unknown', id, type };
  const languages = trackBlockLanguages(node, context);
  const props = resolveProps(block, node.props, languages.resolvers);
  if (props === null) return null;
  const { language, texts } = languages.find();
  const inside = { ...context, languageAround: language };
  const slots = Object.fromEntries(
    Object.entries(node.slots ?? {}).map(([name, children]) => [name, compileNodes(children, origin, inside)]),
  );
  return {
    kind: 'block',
    id,
    type,
    props,
    slots,
    interactive: block.interactive,
    overlay: block.overlay,
    data: block.data,
    routes: block.routes,
    ...changeLanguage(languageAround, language),
    ...withFallbackTexts(texts, slots),
    ...needsOf(block, slots),
  };
}

function withFallbackTexts(
  own: readonly FallbackText[],
  slots: CompiledBlock['slots'],
): Pick<CompiledBlock, 'fallbackTexts'> {
  const below = listBlocksInTree(Object.values(slots).flat()).flatMap(({ fallbackTexts = [] }) => fallbackTexts);
  const all = new Map([...below, ...own].map((text) => [`${text.isHtml} ${text.text}`, text]));
  return all.size === 0 ? {} : { fallbackTexts: [...all.values()] };
}

function changeLanguage(around: string, language: string): Pick<CompiledBlock, 'language'> {
  return language === around ? {} : { language };
}

/** A copy of a layout block with the page in its outlet. */
function withPage(node: CompiledNode, children: readonly CompiledNode[]): CompiledNode {
  if (node.kind === 'outlet') return { ...node, children };
  if (node.kind === 'unknown' || !hasOutlet(node)) return node;
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, below]) => [name, below.map((child) => withPage(child, children))]),
  );
  return { ...node, slots, ...needsOf(node, slots) };
}

function needsOf(
  { interactive, data }: Pick<CompiledBlock, 'interactive' | 'data'>,
  slots: CompiledBlock['slots'],
): Pick<CompiledBlock, 'hasCode' | 'hasData'> {
  const nodes = Object.values(slots).flat();
  const below = listBlocksInTree(nodes);
  return {
    hasCode: interactive || nodes.some(hasOutlet) || below.some((block) => block.interactive),
    hasData: data !== null || below.some((block) => block.data !== null),
  };
}

function hasOutlet(node: CompiledNode): boolean {
  if (node.kind === 'unknown') return false;
  return node.kind === 'outlet' || Object.values(node.slots).some((children) => children.some(hasOutlet));
}

/** Navigation items behind open gates, with resolved links. */
export function compileVisibleNavigationItems(
  items: NavigationDocument['items'],
  { capabilities, resolvers }: Pick<PageCompileContext, 'capabilities' | 'resolvers'>,
): ResolvedNavigationItem[] {
  return items
    .filter(({ gate }) => isGateOpen(gate, capabilities))
    .map(({ id, label = '', routeType, type, link, icon, children = [] }) => ({
      id,
      label: resolvers.text(label) ?? '',
      link: link ? resolvers.link(link) : null,
      routeType: routeType ?? (link ? 'internal' : 'none'),
      type: type ?? null,
      icon: icon ?? null,
      children: compileVisibleNavigationItems(children, { capabilities, resolvers }),
    }));
}

/** Every block in a tree, parents before children. */
export function listBlocksInTree(nodes: readonly CompiledNode[]): CompiledBlock[] {
  return allNodes(nodes).filter((node) => node.kind === 'block');
}

/** Every node of a type that this build doesn't know. */
export function listUnknownBlockNodesInTree(nodes: readonly CompiledNode[]): UnknownBlockNode[] {
  return allNodes(nodes).filter((node) => node.kind === 'unknown');
}

function allNodes(nodes: readonly CompiledNode[]): CompiledNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'unknown') return [node];
    const below = node.kind === 'outlet' ? node.children : Object.values(node.slots).flat();
    return [node, ...allNodes(below)];
  });
}
