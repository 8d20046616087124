import { expect, test } from 'vitest';
import { rewriteShopLinksToPreview } from './preview-links.ts';

const to = (path: string) => `/preview?${new URLSearchParams({ path })}&signature=a&b`;

test.each([
  ['<a href="/cart">x</a>', '<a href="/preview?path=%2Fcart&amp;signature=a&amp;b">x</a>'],
  [
    '<a class="button" href="/list?page=2&amp;tab=a#top">x</a>',
    '<a class="button" href="/preview?path=%2Flist%3Fpage%3D2%26tab%3Da&amp;signature=a&amp;b#top">x</a>',
  ],
])('the link %s is rewritten to stay in the preview', (html, expected) =>
  expect(rewriteShopLinksToPreview(html, to)).toBe(expected),
);

test.each([
  '<a href="https://example.org/">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/_outbox">x</a>',
  '<a href="#top">x</a>',
  '<a href="mailto:a@b.example">x</a>',
  '<link rel="canonical" href="/cart">',
  '<img src="/cart">',
])('the link %s stays unchanged in a preview', (html) => expect(rewriteShopLinksToPreview(html, to)).toBe(html));
