import { describe, expect, test } from 'vitest';
import { engineMessages } from '../messages/testing/engine-messages.ts';
import type { CompiledBlock, CompiledNode, CompiledPage } from '../page/compiled-page.ts';
import type { PagePayloadNode } from '../page/page-node.ts';
import { CachedFragment, CachedFragmentList } from './cached-fragment.tsx';
import { type BlockDataResult, renderCompiledPageToPayloadNodes } from './render-page-nodes.tsx';
import type { ServerBlock, ServerBlocksByType } from './server-block.ts';

const site = { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} };

function serverBlock(component: ServerBlock['component']): ServerBlock {
  return { component, css: '', load: null };
}

const blocks: ServerBlocksByType = {
  note: serverBlock(({ props }) => <p>{String(props)}</p>),
  box: serverBlock(({ slots }) => (
    <section className="box">
      <h2>Box</h2>
      <div className="box__inside">{slots['main']}</div>
    </section>
  )),
  counter: serverBlock(() => <button type="button">0</button>),
  list: serverBlock(({ data }) => (
    <ul>{Array.isArray(data) ? data.map((item) => <li key={item}>{item}</li>) : null}</ul>
  )),
  broken: serverBlock(() => {
    throw new Error('broken');
  }),
};

function block(type: string, id: string, more: Partial<CompiledBlock> = {}): CompiledBlock {
  const interactive = type === 'counter';
  const { slots = {} } = more;
  const below = Object.values(slots)
    .flat()
    .filter((node) => node.kind === 'block');
  return {
    kind: 'block',
    id,
    type,
    props: id,
    slots,
    interactive,
    overlay: null,
    data: null,
    routes: [],
    hasCode: interactive || below.some(({ hasCode }) => hasCode),
    hasData: (more.data ?? null) !== null || below.some(({ hasData }) => hasData),
    ...more,
  };
}

function pageOf(...nodes: CompiledNode[]): CompiledPage {
  const head = { title: '', description: null, image: null, noindex: false, schemas: null, videos: [] };
  return {
    site,
    messages: engineMessages,
    layout: 'default',
    head,
    nodes,
    types: [],
    overlayTypes: [],
    codeTypes: [],
    linkedRoutes: [],
    perVisitor: false,
    perConsent: false,
  };
}

function render(
  page: CompiledPage,
  results: ReadonlyMap<string, BlockDataResult> = new Map(),
  marksUnknown = false,
  known = blocks,
  marksBlocks = false,
) {
  const failures: string[] = [];
  const nodes = renderCompiledPageToPayloadNodes(page, {
    blocks: known,
    context: { site, capabilities: new Set(), href: () => '/', messages: engineMessages },
    results,
    marksUnknown,
    marksBlocks,
    failed: (id, type, error) => failures.push(`${id} ${type} ${error instanceof Error ? error.message : ''}`),
  });
  return { nodes, failures };
}

test('a block without code becomes static HTML with a hash of its content', () => {
  expect(render(pageOf(block('note', 'a'))).nodes).toEqual([
    {
      kind: 'kept',
      id: 'a',
      html: '<p>a</p>',
      version: expect.stringMatching(/^[\w-]{10}$/),
    },
  ]);
});

test('a block with code becomes a node with its props and slots, whose blocks without code are static HTML', () => {
  const inside = block('note', 'b');
  expect(render(pageOf(block('counter', 'a', { slots: { empty: [inside] } }))).nodes).toEqual([
    {
      kind: 'block',
      id: 'a',
      type: 'counter',
      props: 'a',
      data: undefined,
      slots: { empty: [expect.objectContaining({ kind: 'kept', id: 'b', html: '<p>b</p>' })] },
    },
  ]);
});

test('a block without code around one with code becomes host elements and static HTML', () => {
  const page = pageOf(block('box', 'a', { slots: { main: [block('counter', 'b')] } }));
  expect(render(page).nodes).toEqual([
    {
      kind: 'host',
      id: expect.any(String),
      tag: 'section',
      attributes: { className: 'box' },
      children: [
        {
          kind: 'kept',
          id: expect.any(String),
          html: '<h2>Box</h2>',
          version: expect.any(String),
        },
        {
          kind: 'host',
          id: expect.any(String),
          tag: 'div',
          attributes: { className: 'box__inside' },
          children: [{ kind: 'block', id: 'b', type: 'counter', props: 'b', data: undefined, slots: {} }],
        },
      ],
    },
  ]);
});

describe('on a stage of the studio', () => {
  const stageOf = (page: CompiledPage) => render(page, new Map(), true, blocks, true).nodes;
  const listMarks = (nodes: readonly PagePayloadNode[]): unknown[] =>
    nodes.flatMap((node) => [
      ...('attributes' in node && node.attributes['data-block'] ? [node.attributes['data-block']] : []),
      ...('children' in node ? listMarks(node.children) : []),
      ...(node.kind === 'block' ? listMarks(Object.values(node.slots).flat()) : []),
    ]);

  test('every block is marked with its id, also those without code in slots of one without code', () => {
    const nested = block('box', 'b', { slots: { main: [block('note', 'c'), block('counter', 'd')] } });
    const page = pageOf(block('box', 'a', { slots: { main: [nested] } }), block('note', 'e'), block('counter', 'f'));
    expect(listMarks(stageOf(page))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('the marks are not on the pages that customers see, whatever was rendered before', () => {
    const page = pageOf(block('box', 'a', { slots: { main: [block('note', 'b')] } }), block('counter', 'c'));
    const before = render(page).nodes;
    stageOf(page);
    expect([render(page).nodes, listMarks(before)]).toEqual([before, []]);
  });
});

test('the page is placed in the main element of its layout', () => {
  const page = pageOf(block('note', 'header'), { kind: 'outlet', children: [block('note', 'a')] });
  expect(render(page).nodes).toEqual([
    expect.objectContaining({ kind: 'kept', id: 'header' }),
    {
      kind: 'host',
      id: 'main',
      tag: 'main',
      attributes: { id: 'main', tabIndex: '-1' },
      children: [expect.objectContaining({ kind: 'kept', id: 'a' })],
    },
  ]);
});

describe('a failing block does not affect other blocks', () => {
  test('when it throws', () => {
    const page = pageOf(
      block('box', 'a', { slots: { main: [block('broken', 'b'), block('note', 'c')] } }),
      block('note', 'd'),
    );
    const { nodes, failures } = render(page);
    const html = nodes.map((node) => (node.kind === 'kept' ? node.html : '')).join('\n');
    expect(html.replace(/We could.*?<\/a>/, '…')).toBe(
      '<section class="box"><h2>Box</h2><div class="box__inside">' +
        '<p class="block-failed" role="status" data-failed-block="b">…</p><p>c</p></div></section>\n<p>d</p>',
    );
    expect(failures).toEqual(['b broken broken']);
  });

  test('when its loader failed', () => {
    const page = pageOf(block('list', 'a', { data: 'shared' }), block('note', 'b'));
    const { nodes } = render(page, new Map([['a', { ok: false }]]));
    expect(nodes.map((node) => node.kind === 'kept' && /data-failed-block="(\w)"/.exec(node.html ?? '')?.[1])).toEqual([
      'a',
      undefined,
    ]);
  });
});

test('a block without code is rendered again when its data changes', () => {
  const list = block('list', 'a', { data: 'shared' });
  const html = (data: string[]) => {
    const [node] = render(pageOf(list), new Map([['a', { ok: true, data }]])).nodes;
    return node?.kind === 'kept' ? node.html : null;
  };
  expect([html(['x']), html(['y', 'z'])]).toEqual(['<ul><li>x</li></ul>', '<ul><li>y</li><li>z</li></ul>']);
});

test('a static fragment of a block is rendered once, whatever its data', () => {
  let rendered = 0;
  const Fixed = () => <b>{(rendered += 1)}</b>;
  const bar = serverBlock(({ id, data }) => (
    <header>
      <CachedFragment as="nav" name={`${id}-fixed`} className="bar" aria-label="Main">
        <Fixed />
      </CachedFragment>
      <p>{String(data)}</p>
    </header>
  ));
  const own = block('bar', 'a', { data: 'shared' });
  const html = (data: string, shown = own) => {
    const [node] = render(pageOf(shown), new Map([['a', { ok: true, data }]]), false, { ...blocks, bar }).nodes;
    return node?.kind === 'kept' ? node.html : null;
  };
  const page = (fixed: number, data: string) =>
    `<header><nav class="bar" aria-label="Main"><b>${fixed}</b></nav><p>${data}</p></header>`;
  expect([html('x'), html('y')]).toEqual([page(1, 'x'), page(1, 'y')]);
  expect(html('y', { ...own })).toBe(page(2, 'y'));
});

describe('a list of cached fragments', () => {
  const rendered: string[] = [];
  interface Item {
    readonly key: string;
    readonly price: number;
  }
  function Card({ item }: { readonly item: Item }) {
    rendered.push(`${item.key} ${item.price}`);
    return <li>{`${item.key} for ${item.price}`}</li>;
  }
  const shop: ServerBlocksByType = {
    shelf: serverBlock(({ id, data }) => (
      <CachedFragmentList
        as="ul"
        name={`${id}-items`}
        items={data as Item[]}
        renderItem={(item) => <Card item={item} />}
      />
    )),
  };
  const shelf = block('shelf', 'shelf', { data: 'shared' });
  const htmlOf = (of: CompiledBlock, data: readonly Item[]) => {
    const [node] = render(pageOf(of), new Map([[of.id, { ok: true, data }]]), false, shop).nodes;
    return node?.kind === 'kept' ? node.html : null;
  };

  test('renders only the items whose data changed', () => {
    const [tea, pot] = [
      { key: 'tea', price: 4 },
      { key: 'pot', price: 20 },
    ];
    expect(htmlOf(shelf, [tea, pot])).toBe('<ul><li>tea for 4</li><li>pot for 20</li></ul>');
    expect(htmlOf(shelf, [pot, { key: 'tea', price: 5 }])).toBe('<ul><li>pot for 20</li><li>tea for 5</li></ul>');
    expect(rendered).toEqual(['tea 4', 'pot 20', 'tea 5']);
  });

  test('renders its items anew for another version of its document', () => {
    rendered.length = 0;
    expect(htmlOf({ ...shelf }, [{ key: 'tea', price: 4 }])).toBe('<ul><li>tea for 4</li></ul>');
    expect(rendered).toEqual(['tea 4']);
  });
});

test('static HTML around data keeps its hash while the data stays the same', () => {
  const list = block('list', 'l', { data: 'shared' });
  const versions = [['a'], ['a'], ['b'], ['a']].map((data) => {
    const [node] = render(pageOf(list), new Map([['l', { ok: true, data }]])).nodes;
    return node?.kind === 'kept' ? node.version : null;
  });
  const [first, , other] = versions;
  expect(first).toMatch(/^[\w-]{10}$/);
  expect(other).not.toBe(first);
  expect(versions).toEqual([first, first, other, first]);
});

test('a block around blocks with data is rendered again only when one of their data changes', () => {
  const lists = [block('list', 'a', { data: 'shared' }), block('list', 'b', { data: 'shared' })];
  const page = pageOf(block('box', 'c', { slots: { main: lists } }));
  const answer = (...data: string[]): BlockDataResult => ({ ok: true, data });
  const html = (a: BlockDataResult, b: BlockDataResult) => {
    const { nodes } = render(
      page,
      new Map([
        ['a', a],
        ['b', b],
      ]),
    );
    return nodes.map((node) => (node.kind === 'kept' ? node.html : null)).join('');
  };
  const data = ['x'];
  const first: BlockDataResult = { ok: true, data };
  const second = answer('y');
  const whole = html(first, second);
  expect(whole).toContain('<ul><li>x</li></ul><ul><li>y</li></ul>');
  data.push('never looked at');
  expect(html(first, second)).toBe(whole);
  expect(html(first, answer('z'))).toContain('<ul><li>z</li></ul>');
  expect(html(answer('w'), second)).toContain('<ul><li>w</li></ul><ul><li>y</li></ul>');
  expect(html(first, { ok: false })).toContain('data-failed-block="b"');
});

describe('a block of an unknown type', () => {
  const unknown = { kind: 'unknown', id: 'a', type: '<hreo>' } as const;
  const words =
    '<p class="unknown-block">This page names a block of the type “&lt;hreo&gt;”, which this shop does not have.</p>';
  const inSlot = () => pageOf(block('box', 'b', { slots: { main: [unknown, block('note', 'c')] } }));
  const htmlOf = (nodes: readonly PagePayloadNode[]) => nodes.map((node) => node.kind === 'kept' && node.html);

  test('is left out and the rest of the page stays', () => {
    expect(render(pageOf(unknown)).nodes).toEqual([]);
    expect(htmlOf(render(inSlot()).nodes)).toEqual([
      '<section class="box"><h2>Box</h2><div class="box__inside"><p>c</p></div></section>',
    ]);
  });

  test('is marked in previews, also inside a slot', () => {
    expect(render(pageOf(unknown), new Map(), true).nodes).toEqual([
      { kind: 'kept', id: 'a', attributes: { className: 'block-unknown' }, html: words },
    ]);
    expect(htmlOf(render(inSlot(), new Map(), true).nodes)).toEqual([
      `<section class="box"><h2>Box</h2><div class="box__inside"><div class="block-unknown">${words}</div><p>c</p></div></section>`,
    ]);
  });
});

test('a block around the outlet becomes host elements around the page', () => {
  const inside = { kind: 'outlet', children: [block('note', 'a')] } as const;
  const { nodes } = render(pageOf(block('box', 'b', { slots: { main: [inside] }, hasCode: true })));
  const main = { kind: 'host', id: 'main', tag: 'main', attributes: { id: 'main', tabIndex: '-1' } };
  expect(nodes).toEqual([
    expect.objectContaining({
      tag: 'section',
      children: [
        expect.objectContaining({ html: '<h2>Box</h2>' }),
        expect.objectContaining({
          tag: 'div',
          children: [{ ...main, children: [expect.objectContaining({ kind: 'kept', id: 'a', html: '<p>a</p>' })] }],
        }),
      ],
    }),
  ]);
});

test('an overlay block is listed but not rendered', () => {
  const overlay = block('counter', 'prompt', { overlay: 'two-factor-elevation' });
  expect(render(pageOf(overlay)).nodes).toEqual([
    { kind: 'overlay', id: 'prompt', type: 'counter', flow: 'two-factor-elevation', props: 'prompt' },
  ]);
});
