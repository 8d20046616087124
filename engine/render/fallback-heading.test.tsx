import { expect, test } from 'vitest';
import { noMessages } from '../messages/testing/no-messages.ts';
import type { PagePayloadNode } from '../page/page-node.ts';
import { withFallbackHeading } from './fallback-heading.tsx';
import type { PagePayload } from './page-payload.ts';
import type { ServerBlocksByType } from './server-block.ts';

const blocks: ServerBlocksByType = {
  title: { component: () => <h1>Welcome</h1>, css: '', load: null },
  box: { component: ({ slots }) => <section>{slots['main']}</section>, css: '', load: null },
  shy: {
    component: () => {
      throw new Error('only in a browser');
    },
    css: '',
    load: null,
  },
};

const FAILED = '<p class="block-failed" data-failed-block="a">Sorry</p>';
const HEADING = '<div class="block-failed__page"><h1>Bits &amp; bobs</h1></div>';

function createStaticHtmlNode(html: string, id = 'a'): PagePayloadNode {
  return { kind: 'kept', id, html, version: 'v' };
}

function block(type: string, ...inside: PagePayloadNode[]): PagePayloadNode {
  return { kind: 'block', id: type, type, props: {}, data: null, slots: { main: inside } };
}

function host(tag: string, ...children: PagePayloadNode[]): PagePayloadNode {
  return { kind: 'host', id: tag, tag, attributes: {}, children };
}

function page(...nodes: PagePayloadNode[]): PagePayload {
  return {
    kind: 'page',
    status: 200,
    url: '/bits',
    routeId: 'bits',
    layout: 'default',
    head: { title: 'Bits & bobs', description: null, noindex: false, canonical: 'http://shop.localhost/bits' },
    nodes,
    styles: null,
    site: { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} },
    capabilities: [],
    customerId: null,
    routes: {},
  };
}

/** The HTML that the nodes keep, in their order. */
function listStaticHtml(nodes: readonly PagePayloadNode[]): (string | undefined)[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'kept') return [`${node.html} ${node.version ?? 'new'}`];
    if (node.kind === 'host') return listStaticHtml(node.children);
    return node.kind === 'block' ? Object.values(node.slots).flatMap(listStaticHtml) : [];
  });
}

test('the fallback heading is placed above the first failed block', () => {
  const whole = page(
    createStaticHtmlNode(FAILED, 'header'),
    host('main', createStaticHtmlNode('<p>one</p>'), createStaticHtmlNode(FAILED), createStaticHtmlNode(FAILED, 'b')),
  );
  expect(listStaticHtml(withFallbackHeading(whole, noMessages, blocks).nodes)).toEqual([
    `${FAILED} v`,
    '<p>one</p> v',
    `${HEADING + FAILED} new`,
    `${FAILED} v`,
  ]);
});

test.each([
  ['a part of the page', host('section', createStaticHtmlNode(FAILED))],
  ['a slot of a block with code', block('box', createStaticHtmlNode(FAILED))],
])('the fallback heading is also added when the failed block is in %s', (_, node) => {
  expect(listStaticHtml(withFallbackHeading(page(host('main', node)), noMessages, blocks).nodes)).toEqual([
    `${HEADING + FAILED} new`,
  ]);
});

test.each([
  ['a page that has a heading', createStaticHtmlNode('<h1 class="x">Bits</h1>')],
  ['a page whose heading a block with code makes', block('title')],
  ['a block that the browser alone can show', block('shy')],
])('%s gets no fallback heading beside a failed block', (_, node) => {
  const whole = page(host('main', node, createStaticHtmlNode(FAILED)));
  expect(withFallbackHeading(whole, noMessages, blocks)).toBe(whole);
});
