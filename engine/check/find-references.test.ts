import { expect, test } from 'vitest';
import { findMarkdownReferences } from './find-references.ts';

test('findMarkdownReferences lists links, refused links, pictures and frames of a text in Markdown or HTML notation', () => {
  const text = [
    '[a](route:home) [b](<page:help>) ![c](asset:c.avif) [d][e]',
    '',
    '   [e]: https://example.org "E"',
    '<a title="x" href="route:blog">f</a> <img alt="" src=\'asset:g.png\'> <iframe src="https://v.example/1"></iframe>',
    '[h](/path)',
  ].join('\n');
  expect(findMarkdownReferences(text)).toEqual({
    links: [{ route: 'home', params: {} }, { page: 'help' }, { route: 'blog', params: {} }],
    pictures: ['c.avif', 'g.png'],
    refusedLinks: ['/path'],
    refusedPictures: [],
    frames: ['https://v.example/1'],
  });
});

test.each([
  ['lines', '\n'.repeat(60_000)],
  ['links that never end', '<a '.repeat(20_000)],
  ['pictures that never end', '<img '.repeat(12_000)],
  ['brackets', '[\n'.repeat(30_000)],
  ['pictures without an address', '!['.repeat(30_000)],
  ['addresses without words', ']('.repeat(30_000)],
])('findMarkdownReferences reads a very long text of %s in less than a second', (_, text) => {
  const before = process.cpuUsage();
  findMarkdownReferences(`${text}x`);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
