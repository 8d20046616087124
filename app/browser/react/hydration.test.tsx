// @vitest-environment happy-dom

import { act, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engineMessages } from '#engine/messages/testing/engine-messages.ts';
import type { InteractiveBlockNode, PagePayloadNode, StaticHtmlNode } from '#engine/page/page-node.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { fillStaticHtmlGaps } from '#engine/render/html-template.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';
import { PageView } from '#engine/render/page-view.tsx';
import { createPageTreeHtmlRenderer } from '#engine/render/render-page-html.tsx';
import { captureStaticHtml } from './static-html.ts';

type Component = (props: BlockProps<unknown, unknown, string>) => ReactNode;

let onServer = false;

/** Simulates trusted HTML, which is a new object per piece. */
const objects = new WeakMap<StaticHtmlNode, string>();

function trusted(node: StaticHtmlNode, html: string): string {
  const known = objects.get(node) ?? Object(html);
  objects.set(node, known);
  return known;
}

function Counter({ id, slots }: BlockProps<unknown, unknown, string>) {
  const [count, setCount] = useState(0);
  const href = useRouteHrefBuilder();
  return (
    <div id={id}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {useSite().name} {count} {href('play', { offer: 'x' })}
      </button>
      <div key={count >= 2 ? 'remounted' : 'first'}>{slots['main']}</div>
    </div>
  );
}

const components: Readonly<Record<string, Component>> = {
  counter: Counter,
  shy: ({ slots }) => {
    if (onServer) throw new Error('no window here');
    return <div className="shy">in the browser{slots['main']}</div>;
  },
  broken: () => {
    throw new Error('broken');
  },
};

const site = { key: 's', name: 'Shop', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} };
const createStaticHtml = (id: string, html: string, version = html): StaticHtmlNode => ({
  kind: 'kept',
  id,
  tag: 'div',
  attributes: { className: 'kept' },
  html,
  version,
});
const block = (type: string, id: string, main: readonly PagePayloadNode[] = []): InteractiveBlockNode => ({
  kind: 'block',
  id,
  type,
  props: {},
  data: null,
  slots: { main },
});
const main = (...children: PagePayloadNode[]): PagePayloadNode => ({
  kind: 'host',
  id: 'main',
  tag: 'main',
  attributes: { id: 'main', tabIndex: '-1' },
  children,
});

function payload(nodes: readonly PagePayloadNode[], url = '/'): PagePayload {
  return {
    kind: 'page',
    status: 200,
    url,
    routeId: 'home',
    layout: 'default',
    head: { title: url, description: null, noindex: false, canonical: `http://s${url}` },
    nodes,
    styles: null,
    site,
    capabilities: [],
    customerId: null,
    routes: { play: '/play/:offer' },
  };
}

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders on the server, then hydrates like the app. */
async function open(
  nodes: readonly PagePayloadNode[],
  pages: Readonly<Record<string, readonly PagePayloadNode[]>> = {},
  meanwhile: (app: HTMLElement) => void = () => {},
) {
  const first = payload(nodes);
  const unrendered: string[] = [];
  onServer = true;
  const blocks = Object.fromEntries(
    Object.entries(components).map(([type, component]) => [type, { component, css: '', load: null }]),
  );
  const frame = createPageTreeHtmlRenderer(blocks)(first, engineMessages, (id) => unrendered.push(id));
  onServer = false;
  const app = document.createElement('div');
  app.innerHTML = fillStaticHtmlGaps(frame, nodes).join('');
  document.body.append(app);
  meanwhile(app);
  const before = [...app.querySelectorAll('[data-kept] > *')];

  const recovered: string[] = [];
  const failed: string[] = [];
  const data: PagePayload = { ...first, nodes: JSON.parse(frame.nodes) };
  const captured = captureStaticHtml(app);
  const host = {
    find: (type: string) => components[type],
    html: (node: StaticHtmlNode) => trusted(node, captured(node)),
    failed: ({ id }: InteractiveBlockNode, error: unknown) =>
      void failed.push(`${id} ${error instanceof Error ? error.message : error}`),
    overlay: () => null,
  };
  let show: (shown: { page: PagePayload; place: string }) => void = () => {};
  function Shown() {
    const [{ page, place }, setShown] = useState({ page: data, place: '/' });
    useEffect(() => {
      show = setShown;
    }, []);
    return <PageView page={page} messages={engineMessages} place={place} host={host} />;
  }
  await act(async () => {
    root = hydrateRoot(app, <Shown />, {
      onRecoverableError: (error) => recovered.push(error instanceof Error ? error.message : String(error)),
      onCaughtError: () => {},
    });
  });
  return {
    app,
    before,
    unrendered,
    recovered,
    failed,
    press: () => act(async () => app.querySelector('button')?.click()),
    go: (path: string, styles: string | null = null) =>
      act(async () => show({ page: { ...payload(structuredClone(pages[path] ?? nodes), path), styles }, place: path })),
    insides: () => [...app.querySelectorAll('[data-kept]')].map((element) => element.innerHTML),
  };
}

const FRAME = createStaticHtml('layout.header', '<header><a href="/">Home</a></header>');

describe('static HTML', () => {
  const nodes = [
    FRAME,
    main(
      createStaticHtml('page.a', '<p>one</p>'),
      block('counter', 'page.b', [createStaticHtml('page.c', '<i>two</i>')]),
    ),
  ];

  test('is hydrated without changes', async () => {
    const { app, before, recovered, failed, insides } = await open(nodes);
    expect([recovered, failed]).toEqual([[], []]);
    expect([...app.querySelectorAll('[data-kept] > *')]).toEqual(before);
    expect(before.every((element) => element.isConnected)).toBe(true);
    expect(insides()).toEqual([FRAME.html, '<p>one</p>', '<i>two</i>']);
    expect(app.querySelector('button')?.textContent).toBe('Shop 0 /play/x');
  });

  test('keeps its elements when a block around it changes', async () => {
    const { app, before, press } = await open(nodes);
    await press();
    expect(app.querySelector('button')?.textContent).toBe('Shop 1 /play/x');
    expect(before.every((element) => element.isConnected)).toBe(true);
  });

  test('is shown again when the block around it unmounts its slot and mounts it again', async () => {
    const { before, press, insides } = await open(nodes);
    await press();
    await press();
    expect(before.map((element) => element.isConnected)).toEqual([true, true, false]);
    expect(insides()).toEqual([FRAME.html, '<p>one</p>', '<i>two</i>']);
  });

  test('of the layout keeps its elements on the next page and on Back', async () => {
    const { before, go, insides } = await open(nodes, {
      '/next': [FRAME, main(createStaticHtml('page.a', '<p>next</p>'))],
    });
    await go('/next');
    expect(before.map((element) => element.isConnected)).toEqual([true, false, false]);
    expect(insides()).toEqual([FRAME.html, '<p>next</p>']);
    await go('/');
    expect(before[0]?.isConnected).toBe(true);
    expect(insides()).toEqual([FRAME.html, '<p>one</p>', '<i>two</i>']);
  });

  test('that a script has changed keeps the change and causes no hydration mismatch', async () => {
    const server = { ...FRAME, html: '<header><span data-visitor="cart-count" hidden></span></header>' };
    const { recovered, insides } = await open([server, main()], {}, (app) => {
      app.querySelector('[data-visitor]')?.append('2');
    });
    expect(console.error).not.toHaveBeenCalled();
    expect([recovered, insides()]).toEqual([
      [],
      ['<header><span data-visitor="cart-count" hidden="">2</span></header>'],
    ]);
  });
});

describe('a block with code', () => {
  test('that throws only on the server is rendered by the browser with its slots', async () => {
    const { app, unrendered, failed, insides } = await open([
      FRAME,
      main(
        createStaticHtml('page.a', '<p>one</p>'),
        block('shy', 'page.b', [createStaticHtml('page.c', '<i>two</i>')]),
      ),
    ]);
    expect([unrendered, failed]).toEqual([['page.b'], []]);
    expect(app.querySelector('.shy')?.textContent).toBe('in the browsertwo');
    expect(app.querySelector('.block-failed')).toBe(null);
    expect(insides()).toEqual([FRAME.html, '<p>one</p>', '<i>two</i>']);
  });

  test.each(['broken', 'unheard-of'])(
    'that throws in the browser too (%s) is reported and fails alone',
    async (type) => {
      const { app, unrendered, failed, insides } = await open([
        FRAME,
        main(block(type, 'page.x'), block('counter', 'page.b'), createStaticHtml('page.a', '<p>one</p>')),
      ]);
      const message = type === 'broken' ? 'broken' : `no code for block type '${type}'`;
      expect([unrendered, failed]).toEqual([['page.x'], [`page.x ${message}`]]);
      expect(
        [...app.querySelectorAll('[data-failed-block]')].map((element) => element.getAttribute('data-failed-block')),
      ).toEqual(['page.x']);
      expect(app.querySelector('.block-failed')?.textContent).toBe(
        'We couldn’t show this part of the page. Please reload to try again.',
      );
      expect([app.querySelector('button')?.textContent, insides()]).toEqual([
        'Shop 0 /play/x',
        [FRAME.html, '<p>one</p>'],
      ]);
    },
  );
});

test('a navigation updates the title, closes dialogs and moves the focus to the page', async () => {
  const { app, go } = await open([createStaticHtml('layout.menu', '<dialog open="">menu</dialog>'), main()]);
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  const arrivals = vi.fn();
  document.addEventListener('vitrine:page', arrivals);
  await go('/next');
  expect([document.title, link.href, app.querySelector('dialog')?.open, document.activeElement?.id]).toEqual([
    '/next | Shop',
    'http://s/next',
    false,
    'main',
  ]);
  expect(arrivals).toHaveBeenCalledOnce();
});

test('a style sheet that the page has loaded is neither preloaded nor inserted again by the next page', async () => {
  const href = 'data:text/css,';
  const { go } = await open([main()]);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await go('/next', href);
  expect(document.title).toBe('/next | Shop');
  expect([...document.querySelectorAll(`link[href="${href}"]`)]).toEqual([link]);
});
