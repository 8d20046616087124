import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { serverBlocks } from '#blocks/server.gen.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { renderMarkdown } from '#engine/page/markdown.tsx';
import { type PropResolvers, resolveProps } from '#engine/page/resolve-props.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedNavigationItem } from '#engine/render/block.ts';
import { BlockContext, type BlockContextValue, type RenderCachedFragment } from '#engine/render/block-context.tsx';
import type { ServerBlocksByType } from '#engine/render/server-block.ts';
import { testMessages } from './test-messages.ts';

/** A block as its example or a document writes it. */
export interface AuthoredTestBlock {
  readonly id: string;
  readonly type: string;
  readonly props?: unknown;
  readonly slots?: Readonly<Record<string, readonly AuthoredTestBlock[]>>;
  readonly data?: unknown;
}

export const stubSite: SiteDataForBlocks = {
  key: 'example',
  name: 'Example Draws',
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  logo: { src: '/logo.svg', srcSet: '', width: 160, height: 40, alt: 'Example Draws', focus: 'center' },
  features: {},
};

const context: BlockContextValue = {
  site: stubSite,
  capabilities: new Set(),
  messages: testMessages,
  href: (routeId, params = {}, query = {}) => {
    const segments = [routeId, ...Object.values(params)].map(encodeURIComponent).join('/');
    const search = new URLSearchParams(query).toString();
    return `/${segments}${search ? `?${search}` : ''}`;
  },
};

const blocks: ServerBlocksByType = serverBlocks;

/** The context of a block, for parts that several blocks share. */
export function TestBlockContext({ children }: { readonly children: ReactNode }) {
  return <BlockContext value={context}>{children}</BlockContext>;
}

/** Stands for a site: every link leads somewhere, and every picture and navigation is there. */
export const testExamplePropResolvers: PropResolvers = {
  text: (value) => (typeof value === 'string' ? value : value.content),
  markdown: (text) => ({ html: renderMarkdown(text, (reference) => `/${encodeURIComponent(reference)}`) }),
  link: (value) => {
    if ('href' in value) return { href: value.href, external: true };
    return {
      href: 'route' in value ? context.href(value.route, value.params, value.query) : `/${value.page}`,
      external: false,
    };
  },
  image: (value) => {
    const { asset, alt, focus = 'center' } = 'asset' in value ? value : { asset: 'entry.webp', alt: value };
    return {
      src: `/${asset}`,
      srcSet: `/${asset}?w=600 600w, /${asset} 1200w`,
      width: 1200,
      height: 800,
      alt: testExamplePropResolvers.text(alt) ?? '',
      focus,
    };
  },
  json: () => [{ question: 'Is my ticket safe with you?', answer: 'Yes, it is stored before you are charged.' }],
  navigation: (name) => [
    item(`${name}-first`, 'Lotteries', [
      item(`${name}-below`, 'Copper Kettle'),
      item(`${name}-further`, 'High Pasture'),
    ]),
    { ...item(`${name}-second`, 'Raffles', [item(`${name}-house`, 'Two Rivers')]), link: null, type: 'raffle' },
    item(`${name}-third`, 'Results'),
    drawer(item(`${name}-fourth`, 'Draws', [sold(`${name}-tonight`, 'Tonight', 'copper-kettle')]), 'lotto'),
    drawer(item(`${name}-fifth`, 'Region', [item(`${name}-wa`, 'Western Australia')]), 'subvariant'),
  ],
};

function item(id: string, label: string, children: readonly ResolvedNavigationItem[] = []): ResolvedNavigationItem {
  const link = { href: `/${id}`, external: false };
  return { id, label, link, routeType: 'internal', type: null, icon: null, children };
}

/** An item that leads to the page of a product. */
function sold(id: string, label: string, productOfferKey: string): ResolvedNavigationItem {
  return { ...item(id, label), link: { href: context.href('offer.play', { productOfferKey }), external: false } };
}

/** The same item, which opens a drawer of its type. */
function drawer(item: ResolvedNavigationItem, type: string): ResolvedNavigationItem {
  return { ...item, type, link: null, routeType: 'none' };
}

/** Messages and resolvers in another locale than the usual one. */
export interface TestBlockSurroundings {
  readonly messages: MessageSource;
  readonly resolvers: PropResolvers;
}

/** The HTML of a block and of the blocks in its slots, each with its example's data where it has none of its own. */
export function renderTestBlockToHtml(
  block: AuthoredTestBlock,
  dataOf: (type: string) => unknown,
  { messages, resolvers }: TestBlockSurroundings = { messages: testMessages, resolvers: testExamplePropResolvers },
): string {
  return renderToStaticMarkup(
    <BlockContext value={{ ...context, messages }}>{blockElement(block, dataOf, resolvers)}</BlockContext>,
  );
}

/** HTML of the cached fragments of a block, by name and value. */
export function renderCachedFragmentsOfTestBlock(
  block: AuthoredTestBlock,
  dataOf: (type: string) => unknown,
): ReadonlyMap<string, string> {
  const fragments = new Map<string, string>();
  const renderFragment: RenderCachedFragment = (name, render, value) => {
    const html = renderToStaticMarkup(<BlockContext value={context}>{render()}</BlockContext>);
    const key = value === undefined ? name : `${name} ${JSON.stringify(value)}`;
    if (fragments.has(key)) throw new Error(`two fragments of ${block.type} are named ${name}`);
    fragments.set(key, html);
    return html;
  };
  renderToStaticMarkup(
    <BlockContext value={{ ...context, renderFragment }}>{blockElement(block, dataOf)}</BlockContext>,
  );
  return fragments;
}

/** Copies of the data, each with one text, number, boolean or missing value of it altered. */
export function alterEachValueInTestData(data: unknown): readonly unknown[] {
  if (typeof data === 'string') return [`${data} otherwise`];
  if (typeof data === 'number') return [data + 1];
  if (typeof data === 'boolean') return [!data];
  if (data === null) return ['otherwise'];
  if (Array.isArray(data))
    return data.flatMap((item, index) => alterEachValueInTestData(item).map((altered) => data.with(index, altered)));
  if (typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    alterEachValueInTestData(value).map((altered) => ({ ...data, [key]: altered })),
  );
}

function blockElement(
  { id, type, props, slots = {}, data }: AuthoredTestBlock,
  dataOf: (type: string) => unknown,
  resolvers: PropResolvers = testExamplePropResolvers,
): ReactNode {
  const block = blocks[type];
  const schema = blockSchemas[type];
  if (!block || !schema) throw new Error(`no block of the type '${type}'`);
  const filled = Object.entries(slots).map(([name, children]) => [
    name,
    children.map((child) => <Fragment key={child.id}>{blockElement(child, dataOf, resolvers)}</Fragment>),
  ]);
  return createElement(block.component, {
    id,
    props: resolveProps(schema, props, resolvers),
    data: data ?? dataOf(type),
    slots: Object.fromEntries(filled),
  });
}
