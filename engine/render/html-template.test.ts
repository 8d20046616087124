import { expect, test } from 'vitest';
import type { PagePayloadNode } from '../page/page-node.ts';
import { fillStaticHtmlGaps, STATIC_HTML_PLACEHOLDER, splitPageHtmlAtStaticHtmlGaps } from './html-template.ts';

const bare = (id: string) => ({ kind: 'kept', id, tag: 'div', attributes: {} }) as const;
const createStaticHtmlNode = (id: string): PagePayloadNode => ({ ...bare(id), html: `<p>${id}</p>` });
const pageOf = (...slots: [PagePayloadNode[], PagePayloadNode[]]): PagePayloadNode[] => [
  createStaticHtmlNode('hero'),
  { kind: 'host', id: 'main', tag: 'main', attributes: {}, children: [createStaticHtmlNode('text')] },
  { kind: 'block', id: 'cart', type: 'cart', props: {}, data: null, slots: { top: slots[0], empty: slots[1] } },
];

const NODES = pageOf([createStaticHtmlNode('note')], [createStaticHtmlNode('none')]);
const around = (hero: string, text: string, note: string) =>
  `<div data-kept="hero">${hero}</div><main><div data-kept="text">${text}</div><b><div data-kept="note">${note}</div></b></main>`;

test('fillStaticHtmlGaps puts the static HTML of nodes into the gaps of the page HTML', () => {
  const frame = splitPageHtmlAtStaticHtmlGaps(
    around(STATIC_HTML_PLACEHOLDER, STATIC_HTML_PLACEHOLDER, STATIC_HTML_PLACEHOLDER),
    NODES,
  );
  expect(fillStaticHtmlGaps(frame, NODES).join('')).toBe(around('<p>hero</p>', '<p>text</p>', '<p>note</p>'));
});

test('static HTML shown in the document is left out of its page data, and that of a hidden slot stays in it', () => {
  const [, , block] = pageOf([bare('note')], [createStaticHtmlNode('none')]);
  expect(
    JSON.parse(
      splitPageHtmlAtStaticHtmlGaps(
        around(STATIC_HTML_PLACEHOLDER, STATIC_HTML_PLACEHOLDER, STATIC_HTML_PLACEHOLDER),
        NODES,
      ).nodes,
    ),
  ).toEqual([bare('hero'), { kind: 'host', id: 'main', tag: 'main', attributes: {}, children: [bare('text')] }, block]);
});

test('a text or attribute that looks like a gap for static HTML is left as it is', () => {
  const html = `<p title="data-kept=&quot;hero&quot;&gt;${STATIC_HTML_PLACEHOLDER}">${STATIC_HTML_PLACEHOLDER} data-kept=&quot;hero&quot;&gt;${STATIC_HTML_PLACEHOLDER}</p>`;
  expect(fillStaticHtmlGaps(splitPageHtmlAtStaticHtmlGaps(html, NODES), NODES).join('')).toBe(html);
});
