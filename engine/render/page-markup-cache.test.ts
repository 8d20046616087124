import { expect, test, vi } from 'vitest';
import type { CompiledBlock } from '../page/compiled-page.ts';
import type { PagePayloadNode } from '../page/page-node.ts';
import { STATIC_HTML_PLACEHOLDER, splitPageHtmlAtStaticHtmlGaps } from './html-template.ts';
import { getPageMarkup, type PageForMarkup } from './page-markup-cache.ts';
import type { PagePayload } from './page-payload.ts';

const INTERACTIVE: CompiledBlock = {
  kind: 'block',
  id: 'b',
  type: 'hero',
  props: {},
  interactive: true,
  hasCode: true,
  hasData: true,
  overlay: null,
  data: 'shared',
  routes: [],
  slots: {},
};

function createPage(more: Partial<PageForMarkup> = {}): PageForMarkup {
  return { nodes: [INTERACTIVE], perVisitor: false, ...more };
}

const hidden = (html: string): PagePayloadNode => ({ kind: 'kept', id: 'hidden', html });

function createPayload(
  data: unknown,
  more: Partial<PagePayload> = {},
  slot: readonly PagePayloadNode[] = [],
): PagePayload {
  return {
    kind: 'page',
    status: 200,
    url: '/',
    routeId: 'home',
    layout: 'default',
    head: { title: '', description: null, noindex: false, canonical: '/' },
    nodes: [
      { kind: 'kept', id: 'static', html: `<p>${JSON.stringify(data)}</p>` },
      { kind: 'block', id: 'b', type: 'b', props: {}, data, slots: { slot } },
    ],
    styles: null,
    site: { key: 's', name: '', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} },
    capabilities: [],
    customerId: null,
    routes: {},
    ...more,
  };
}

function createRender(payload: PagePayload, isWhole = true) {
  return vi.fn(() => ({
    markup: splitPageHtmlAtStaticHtmlGaps(`<i data-kept="static">${STATIC_HTML_PLACEHOLDER}</i>`, payload.nodes),
    isWhole,
  }));
}

/** Gets the markup twice, and returns how often the page was rendered. */
function countRenders(
  [page, payload]: readonly [PageForMarkup, PagePayload],
  [otherPage, otherPayload]: readonly [PageForMarkup, PagePayload],
  isWhole = true,
): number {
  const [render, again] = [createRender(payload, isWhole), createRender(otherPayload, isWhole)];
  getPageMarkup(page, payload, render);
  const markup = getPageMarkup(otherPage, otherPayload, again);
  expect(markup).toEqual(createRender(otherPayload)().markup);
  return render.mock.calls.length + again.mock.calls.length;
}

test('a page is rendered once for the same data', () => {
  const page = createPage();
  expect(countRenders([page, createPayload(1)], [page, createPayload(1, { url: '/?utm=1' })])).toBe(1);
});

test.each<readonly [string, PageForMarkup, PagePayload]>([
  ['data', createPage(), createPayload(2)],
  ['capabilities', createPage(), createPayload(1, { capabilities: ['buy'] })],
  ['texts in another language', createPage(), createPayload(1, { fallbackTexts: [['Hello', 'en']] })],
])('a page with other %s is rendered anew', (_, page, payload) => {
  expect(countRenders([page, createPayload(1)], [page, payload])).toBe(2);
});

test('another version of a page is rendered anew', () => {
  expect(countRenders([createPage(), createPayload(1)], [createPage(), createPayload(1)])).toBe(2);
});

test('pages of customers, and those that differ from visitor to visitor, are not cached', () => {
  const [page, personal] = [createPage(), createPage({ perVisitor: true })];
  const customer = createPayload(1, { customerId: 'c' });
  expect(countRenders([page, customer], [page, customer])).toBe(2);
  expect(countRenders([personal, createPayload(1)], [personal, createPayload(1)])).toBe(2);
});

test('a page with a block that failed is not cached', () => {
  const page = createPage();
  expect(countRenders([page, createPayload(1)], [page, createPayload(1)], false)).toBe(2);
});

test('cached markup of a page is returned with the static HTML that the current request has for a hidden slot', () => {
  const page = createPage();
  const [first, second] = ['one', 'two'].map((html) => createPayload(1, {}, [hidden(html)])) as [
    PagePayload,
    PagePayload,
  ];
  expect(countRenders([page, first], [page, second])).toBe(1);
});

test('a page without blocks that change is rendered once', () => {
  const page = createPage({ nodes: [{ ...INTERACTIVE, interactive: false, data: null }] });
  expect(countRenders([page, createPayload(1)], [page, createPayload(1, { customerId: 'c' })])).toBe(1);
});
