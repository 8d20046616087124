import { expect, test } from 'vitest';
import type { PageNode } from '../page/page-node.ts';
import { withoutKeptHtml } from './page-payload.ts';

const kept = (id: string, html?: string): PageNode => ({
  kind: 'kept',
  id,
  tag: 'div',
  attributes: {},
  ...(html === undefined ? {} : { html }),
});
const block = (slot: readonly PageNode[]): PageNode => ({
  kind: 'block',
  id: 'list',
  type: 'list',
  props: {},
  data: null,
  slots: { empty: slot },
});

test('HTML that stands in the document is left out, what a block does not show yet comes along', () => {
  const nodes = [kept('intro', '<p>Hello</p>'), block([kept('shown', 'a'), kept('hidden', 'b')])];
  const html = '<div data-kept="intro"><p>Hello</p></div><div data-kept="shown">a</div>';
  expect(withoutKeptHtml(nodes, html)).toEqual([kept('intro'), block([kept('shown'), kept('hidden', 'b')])]);
});
