import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import { stubBlockContext } from '../_testing/shop-page.tsx';
import { PaginationLinks } from './page-links.tsx';

function steps(page: number, count: number): readonly string[] {
  const html = renderToString(
    <BlockContext value={stubBlockContext}>
      <PaginationLinks label="Pages" page={page} count={count} href={(to) => `/list/${to}`} />
    </BlockContext>,
  );
  return [...html.matchAll(/href="([^"]+)" rel="(\w+)"/g)].map(([, href, rel]) => `${rel} ${href}`);
}

test.each([
  [1, 1, []],
  [1, 9, ['next /list/2']],
  [4, 9, ['prev /list/3', 'next /list/5']],
  [9, 9, ['prev /list/8']],
  [99, 9, ['prev /list/9']],
])('the previous and next links on page %d of %d are %j', (page, count, links) => {
  expect(steps(page, count)).toEqual(links);
});
