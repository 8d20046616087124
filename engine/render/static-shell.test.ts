import { describe, expect, test } from 'vitest';
import { type PagePayloadNode, STATIC_HTML_ATTRIBUTES } from '../page/page-node.ts';
import { fillBlockShellSlots, splitBlockHtmlAroundSlots } from './static-shell.ts';

const inSlot = (name: string): PagePayloadNode[] => [
  { kind: 'block', id: `in-${name}`, type: 't', props: {}, data: null, slots: {} },
];

/** Summarises the nodes: elements as tag and attributes, static HTML unchanged. */
function outline(nodes: readonly PagePayloadNode[]): unknown[] {
  return nodes.map((node) => {
    switch (node.kind) {
      case 'kept':
        return [node.tag ?? 'div', node.attributes ?? STATIC_HTML_ATTRIBUTES, node.html];
      case 'host':
        return [node.tag, node.attributes, outline(node.children)];
      case 'block':
      case 'overlay':
        return node.id;
    }
  });
}

function split(html: string): unknown[] {
  return outline(fillBlockShellSlots(splitBlockHtmlAroundSlots('b', html), inSlot));
}

const EXPECTED_STATIC_HTML_ATTRIBUTES = { className: 'kept' };
const SLOT = '<vitrine-slot name="main"></vitrine-slot>';

test('splitBlockHtmlAroundSlots keeps HTML beside a slot as static and turns elements around it into host elements', () => {
  expect(
    split(`<section class="x" id="s" tabindex="-1"><h2>Hi &amp; bye</h2>text<img src="a" alt="">${SLOT}</section>`),
  ).toEqual([
    [
      'section',
      { className: 'x', id: 's', tabIndex: '-1' },
      [['div', EXPECTED_STATIC_HTML_ATTRIBUTES, '<h2>Hi &amp; bye</h2>text<img src="a" alt="">'], 'in-main'],
    ],
  ]);
});

test('splitBlockHtmlAroundSlots finds several slots, nested and side by side', () => {
  const html = `<div><p>1</p><div><vitrine-slot name="first"></vitrine-slot></div><p>2</p>${SLOT}</div>`;
  expect(split(html)).toEqual([
    [
      'div',
      {},
      [
        ['div', EXPECTED_STATIC_HTML_ATTRIBUTES, '<p>1</p>'],
        ['div', {}, ['in-first']],
        ['div', EXPECTED_STATIC_HTML_ATTRIBUTES, '<p>2</p>'],
        'in-main',
      ],
    ],
  ]);
});

describe('splitBlockHtmlAroundSlots adds no wrapper inside', () => {
  test('summary elements', () => {
    expect(split(`<details open=""><summary class="s"><b>More</b></summary>${SLOT}</details>`)).toEqual([
      ['details', { open: 'open' }, [['summary', { className: 's' }, '<b>More</b>'], 'in-main']],
    ]);
  });

  test('list items', () => {
    expect(split(`<ul><li>1</li><li>${SLOT}</li></ul>`)).toEqual([
      [
        'ul',
        {},
        [
          ['li', {}, '1'],
          ['li', {}, ['in-main']],
        ],
      ],
    ]);
  });

  test('parts of a table', () => {
    const html = `<table><caption>C</caption><tbody><tr><th scope="row">H</th><td colspan="2">${SLOT}</td></tr></tbody></table>`;
    expect(split(html)).toEqual([
      [
        'table',
        {},
        [
          ['caption', {}, 'C'],
          [
            'tbody',
            {},
            [
              [
                'tr',
                {},
                [
                  ['th', { scope: 'row' }, 'H'],
                  ['td', { colSpan: '2' }, ['in-main']],
                ],
              ],
            ],
          ],
        ],
      ],
    ]);
  });
});

test('splitBlockHtmlAroundSlots keeps boolean attributes switched on', () => {
  expect(split(`<div hidden="" inert="" data-x="" popover="">${SLOT}</div>`)).toEqual([
    ['div', { hidden: 'hidden', inert: 'inert', 'data-x': '', popover: '' }, ['in-main']],
  ]);
});

test('splitBlockHtmlAroundSlots keeps an SVG beside a slot whole and drops pieces of white space alone', () => {
  const svg = '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path d="M0 0"></path></svg>';
  expect(split(` ${svg} <div>${SLOT}</div>\n`)).toEqual([
    ['div', EXPECTED_STATIC_HTML_ATTRIBUTES, ` ${svg} `],
    ['div', {}, ['in-main']],
  ]);
});

test('splitBlockHtmlAroundSlots returns one static piece, with a hash of its content, for HTML without a slot', () => {
  const [one, two, other] = ['<p>1</p>', '<p>1</p>', '<p>2</p>'].map((html) => splitBlockHtmlAroundSlots('b', html));
  expect(one).toEqual([
    {
      kind: 'kept',
      id: 'b.0',
      html: '<p>1</p>',
      version: expect.stringMatching(/^[\w-]{10}$/),
    },
  ]);
  expect(two).toEqual(one);
  expect(other).not.toEqual(one);
});

test('fillBlockShellSlots leaves the element around an empty slot without children', () => {
  expect(fillBlockShellSlots(splitBlockHtmlAroundSlots('b', `<div>${SLOT}</div>`), () => [])).toEqual([
    { kind: 'host', id: 'b.0', tag: 'div', attributes: {}, children: [] },
  ]);
});

test('every piece of the HTML of a block that is split around its slots has a unique id in page order', () => {
  const ids = (nodes: readonly PagePayloadNode[]): string[] =>
    nodes.flatMap((node) => [node.id, ...(node.kind === 'host' ? ids(node.children) : [])]);
  const html = `<p>1</p><ul><li>2</li><li>${SLOT}</li></ul><p>3</p>`;
  expect(ids(fillBlockShellSlots(splitBlockHtmlAroundSlots('b', html), inSlot))).toEqual([
    'b.0',
    'b.1',
    'b.2',
    'b.3',
    'in-main',
    'b.4',
  ]);
});
