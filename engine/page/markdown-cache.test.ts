import { expect, test, vi } from 'vitest';
import { renderMarkdown } from './markdown.tsx';
import { withMarkdownCache } from './markdown-cache.ts';

const TEXT = '[Offers](route:offers) ![A boat](asset:boat.svg)';

const boat = (src: string) => ({ picture: () => ({ src, srcSet: '', width: 3, height: 2 }) });

test('the Markdown cache renders a text once, and again when a link or picture in it has moved', () => {
  const render = vi.fn(renderMarkdown);
  const once = withMarkdownCache(render);
  const first = once(TEXT, () => '/offers', boat('/1'));
  expect(first).toContain('<a href="/offers">Offers</a>');
  expect(first).toContain('src="/1"');
  for (let times = 0; times < 20; times += 1) expect(once(TEXT, () => '/offers', boat('/1'))).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
  expect(once(TEXT, () => '/deals', boat('/1'))).toContain('href="/deals"');
  expect(once(TEXT, () => '/deals', boat('/2'))).toContain('src="/2"');
  expect(render).toHaveBeenCalledTimes(3);
});

test('the Markdown cache renders each of a thousand texts once, however often they are read', () => {
  const render = vi.fn(renderMarkdown);
  const once = withMarkdownCache(render);
  for (let round = 0; round < 3; round += 1) {
    for (let story = 0; story < 1000; story += 1) once(`Story *${story}*`, () => null);
  }
  expect(render).toHaveBeenCalledTimes(1000);
});
