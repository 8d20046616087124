import { describe, expect, test } from 'vitest';
import type { LayoutDocument, NavigationDocument, Node, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { noMessages } from '../messages/testing/no-messages.ts';
import type { BlockSchema, BlockSchemas } from '../validation/block-schemas.ts';
import { compileLayout, compilePage, compileVisibleNavigationItems, listBlocksInTree } from './compile-page.ts';
import type { CompiledNode } from './compiled-page.ts';
import type { PropResolvers } from './resolve-props.ts';

const resolvers: PropResolvers = {
  text: (value) => (typeof value === 'string' ? value : `content of ${value.content}`),
  markdown: (html) => ({ html }),
  link: (value) => ({ href: JSON.stringify(value), external: false }),
  image: (value) => ({
    src: 'asset' in value ? `/${value.asset}` : value.content,
    srcSet: '',
    width: 1,
    height: 1,
    alt: '',
    focus: 'center',
  }),
  json: () => null,
  navigation: () => [],
};

function schemaOf(type: string, more: Partial<BlockSchema> = {}): BlockSchema {
  return {
    type,
    title: type,
    category: 'section',
    interactive: false,
    overlay: null,
    flows: [],
    data: null,
    slots: [],
    routes: [],
    accepts: (value) => value !== undefined,
    schema: {},
    ...more,
  };
}

const blocks: BlockSchemas = {
  note: schemaOf('note'),
  words: schemaOf('words', { schema: { properties: { text: { 'x-text': 'markdown' } } } }),
  box: schemaOf('box'),
  quote: schemaOf('quote', { schema: { required: ['text'], properties: { text: { 'x-text': 'plain' } } } }),
  picker: schemaOf('picker', { interactive: true, routes: ['play'] }),
  offers: schemaOf('offers', { data: 'shared' }),
  cart: schemaOf('cart', { data: 'visitor' }),
};
const site = { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} };
const context = { blocks, capabilities: new Set(['wallet']), resolvers, site, messages: noMessages };

const FRAME: Node[] = [
  { id: 'header', type: 'note' },
  { id: 'page', type: 'outlet' },
];

function compile(nodes: Node[], layout: Node[] = FRAME, more: Partial<PageDocument> = {}) {
  const frame: LayoutDocument = { version: 1, blocks: layout };
  return compilePage({ version: 1, blocks: nodes, ...more }, 'default', compileLayout(frame, context), context);
}

/** A compiled tree as ids, with the needs of each block: c for code, d for data. */
function outline(nodes: readonly CompiledNode[]): unknown[] {
  return nodes.map((node) => {
    if (node.kind === 'outlet') return outline(node.children);
    if (node.kind === 'unknown') return `? ${node.id} ${node.type}`;
    const needs = `${node.id} ${node.hasCode ? 'c' : ''}${node.hasData ? 'd' : ''}`.trim();
    const slots = Object.entries(node.slots).map(([name, children]) => [name, ...outline(children)]);
    return slots.length > 0 ? [needs, ...slots] : needs;
  });
}

test('compilePage puts a page into its layout and lists the block types on it', () => {
  const page = compile([
    { id: 'a', type: 'note', props: { x: 1 } },
    { id: 'b', type: 'box', slots: { main: [{ id: 'c', type: 'picker' }] } },
    { id: 'd', type: 'offers' },
  ]);
  expect(page).toMatchObject({
    site,
    messages: noMessages,
    layout: 'default',
    types: ['note', 'box', 'picker', 'offers'],
    codeTypes: ['picker'],
    linkedRoutes: ['play'],
    perVisitor: false,
    perConsent: false,
  });
  expect(outline(page.nodes)).toEqual(['layout.header', ['page.a', ['page.b c', ['main', 'page.c c']], 'page.d d']]);
});

test('a block whose loader reads the visitor makes the compiled page uncacheable, wherever it stands', () => {
  const cart: Node = { id: 'cart', type: 'cart' };
  expect([
    compile([]).perVisitor,
    compile([{ id: 'a', type: 'box', slots: { main: [cart] } }]).perVisitor,
    compile([], [cart, ...FRAME]).perVisitor,
  ]).toEqual([false, true, true]);
});

describe('the outlet of a compiled layout', () => {
  const inSlots: Node[] = [
    { id: 'frame', type: 'box', slots: { main: [{ id: 'x', type: 'box', slots: { main: FRAME } }] } },
  ];

  test('may be in a slot of the layout', () => {
    const page = compile([{ id: 'a', type: 'offers' }], inSlots);
    expect(outline(page.nodes)).toEqual([
      ['layout.frame cd', ['main', ['layout.x cd', ['main', 'layout.header', ['page.a d']]]]],
    ]);
    expect([page.types, page.codeTypes]).toEqual([['box', 'note', 'offers'], []]);
  });

  test('is filled for each page separately', () => {
    const frame = compileLayout({ version: 1, blocks: inSlots }, context);
    const of = (id: string) =>
      compilePage({ version: 1, blocks: [{ id, type: 'note' }] }, 'default', frame, context).nodes;
    expect([of('a'), of('b')].map((nodes) => listBlocksInTree(nodes).at(-1)?.id)).toEqual(['page.a', 'page.b']);
  });
});

test('compilePage does not resolve anything behind a closed gate', () => {
  const resolvedTexts: string[] = [];
  const watching = {
    ...context,
    blocks: { ...blocks, note: schemaOf('note', { schema: { properties: { text: { 'x-text': 'plain' } } } }) },
    resolvers: { ...resolvers, text: (value: unknown) => (resolvedTexts.push(String(value)), String(value)) },
  };
  const page = compilePage(
    {
      version: 1,
      blocks: [
        { id: 'a', type: 'note', gate: 'wallet', props: { text: 'open' } },
        { id: 'b', type: 'note', gate: 'vip', props: { text: 'shut' } },
        { id: 'c', type: 'box', slots: { main: [{ id: 'd', type: 'cart', gate: { not: 'wallet' } }] } },
      ],
    },
    'default',
    compileLayout({ version: 1, blocks: FRAME }, watching),
    watching,
  );
  expect(outline(page.nodes)).toEqual(['layout.header', ['page.a', ['page.c', ['main']]]]);
  expect([resolvedTexts, page.perVisitor]).toEqual([['open'], false]);
});

test('a block that needs missing content is left out of the compiled page, with the blocks in its slots', () => {
  const missing = { ...resolvers, text: (value: unknown) => (typeof value === 'string' ? value : null) };
  const text = { content: 'none' };
  const nodes: Node[] = [
    { id: 'said', type: 'quote', props: { text: 'Well said' } },
    { id: 'unsaid', type: 'quote', props: { text }, slots: { main: [{ id: 'inside', type: 'note' }] } },
    { id: 'words', type: 'words', props: { text } },
  ];
  const page = compilePage(
    { version: 1, blocks: nodes },
    'default',
    compileLayout({ version: 1, blocks: FRAME }, context),
    {
      ...context,
      resolvers: missing,
    },
  );
  const shown = listBlocksInTree(page.nodes).map(({ id, props }) => [id, props]);
  expect(shown).toEqual([
    ['layout.header', {}],
    ['page.said', { text: 'Well said' }],
    ['page.words', {}],
  ]);
});

test.each(['hreo', '', '__proto__', 'constructor', 'toString'])(
  'compilePage treats %j as an unknown block type',
  (type) => {
    expect(
      outline(
        compile([
          { id: 'a', type },
          { id: 'b', type: 'note' },
        ]).nodes,
      ),
    ).toEqual(['layout.header', [`? page.a ${type}`, 'page.b']]);
  },
);

describe('the head of a compiled page', () => {
  test('has its texts and its picture resolved', () => {
    const head = {
      title: { content: 'home.title' },
      description: 'About',
      image: { asset: 'boat.webp', alt: '' },
      noindex: true,
    };
    expect(compile([], FRAME, { head }).head).toEqual({
      title: 'content of home.title',
      description: 'About',
      image: { src: '/boat.webp', srcSet: '', width: 1, height: 1, alt: '', focus: 'center' },
      schemas: null,
      videos: [],
      noindex: true,
    });
  });

  test('has empty values when the page document has none', () => {
    expect(compile([]).head).toEqual({
      title: '',
      description: null,
      image: null,
      noindex: false,
      schemas: null,
      videos: [],
    });
  });

  test('lists the videos in texts of the page, without blocks behind closed gates and those of the layout', () => {
    const link = (name: string) => `<a data-video="https://v.invalid/1?a=1&amp;b=2" data-video-name="${name}">Play</a>`;
    const createBlockWithVideoLink = (id: string, name: string) => ({ id, type: 'words', props: { text: link(name) } });
    const page = compile(
      [createBlockWithVideoLink('a', 'A &amp; B'), { ...createBlockWithVideoLink('b', 'Not this'), gate: 'vip' }],
      [...FRAME, createBlockWithVideoLink('around', 'Nor this')],
    );
    expect(page.head.videos).toEqual([{ name: 'A & B', frame: 'https://v.invalid/1?a=1&b=2' }]);
  });
});

test('compileVisibleNavigationItems keeps the items whose gates are open', () => {
  const items: NavigationDocument['items'] = [
    { id: 'a', label: 'A', link: { route: 'home' }, icon: 'house' },
    { id: 'b', label: 'B', gate: 'vip', link: { route: 'vault' } },
    {
      id: 'c',
      label: { content: 'c' },
      children: [
        { id: 'd', label: 'D', gate: { not: 'wallet' } },
        { id: 'e', label: 'E', routeType: 'external', link: { href: 'https://example.org' }, type: 'results' },
      ],
    },
  ];
  expect(compileVisibleNavigationItems(items, context)).toEqual([
    {
      id: 'a',
      label: 'A',
      link: { href: '{"route":"home"}', external: false },
      routeType: 'internal',
      type: null,
      icon: 'house',
      children: [],
    },
    {
      id: 'c',
      label: 'content of c',
      link: null,
      routeType: 'none',
      type: null,
      icon: null,
      children: [
        {
          id: 'e',
          label: 'E',
          link: { href: '{"href":"https://example.org"}', external: false },
          routeType: 'external',
          type: 'results',
          icon: null,
          children: [],
        },
      ],
    },
  ]);
});
