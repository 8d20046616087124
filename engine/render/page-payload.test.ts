import { expect, test } from 'vitest';
import type { PageNode } from '../page/page-node.ts';
import { withoutKeptHtml } from './page-payload.ts';

function kept(id: string): PageNode {
  return { kind: 'kept', id, tag: 'div', attributes: {}, html: `<p>${id}</p>` };
}

test('HTML that the document shows is left out of its data; HTML of a slot that is not shown yet stays', () => {
  const nodes: PageNode[] = [
    kept('hero'),
    { kind: 'host', id: 'main', tag: 'main', attributes: {}, children: [kept('text')] },
    {
      kind: 'block',
      id: 'cart',
      type: 'cart',
      props: {},
      data: null,
      slots: { top: [kept('note')], empty: [kept('none')] },
    },
  ];
  const html = '<div data-kept="hero"></div><main><div data-kept="text"></div><div data-kept="note"></div></main>';
  const bare = (id: string) => ({ kind: 'kept', id, tag: 'div', attributes: {} });
  expect(withoutKeptHtml(nodes, html)).toEqual([
    bare('hero'),
    { kind: 'host', id: 'main', tag: 'main', attributes: {}, children: [bare('text')] },
    {
      kind: 'block',
      id: 'cart',
      type: 'cart',
      props: {},
      data: null,
      slots: { top: [bare('note')], empty: [kept('none')] },
    },
  ]);
});
