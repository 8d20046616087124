import { expect, test } from 'vitest';
import { findLink, formatPageTarget, insertPicture, parseAddress, removeLink, setLink } from './markdown-links.ts';

const caret = (value: string, start: number, end = start) => ({ value, start, end });

test('the selected words become a link, and stay selected', () => {
  expect(setLink(caret('Read more now', 5, 9), 'page:help', 'more')).toEqual(
    caret('Read [more](page:help) now', 6, 10),
  );
});

test('a link without words shows its address, and brackets in words are escaped', () => {
  expect(setLink(caret('', 0), 'tel:1800858858', ' ').value).toBe('[tel:1800858858](tel:1800858858)');
  const text = setLink(caret('', 0), 'page:help', 'Help [1]');
  expect(text.value).toBe('[Help \\[1\\]](page:help)');
  expect(findLink(text)?.words).toBe('Help [1]');
});

test('the link at the caret is found, changed and removed as a whole', () => {
  const text = caret('Get [help](page:help) or ![x](asset:x.avif)', 6);
  expect(findLink(text)).toEqual({ start: 4, end: 21, words: 'help', target: 'page:help' });
  expect(setLink(text, 'route:home', 'home').value).toBe('Get [home](route:home) or ![x](asset:x.avif)');
  expect(removeLink(text).value).toBe('Get help or ![x](asset:x.avif)');
  expect(findLink({ ...text, start: 29, end: 29 })).toBeNull();
  expect(removeLink({ ...text, start: 0, end: 0 }).value).toBe(text.value);
});

test('a picture is a paragraph of its own', () => {
  expect(insertPicture(caret('One two', 3), 'boat.avif', 'A boat').value).toBe(
    'One\n\n![A boat](asset:boat.avif)\n\ntwo',
  );
});

const site = {
  origin: 'http://harbour.localhost:3000',
  pages: [{ title: 'Help', path: '/help', link: { page: 'help' } }],
};

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['example.org/a', 'https://example.org/a'],
  ['help@example.org', 'mailto:help@example.org'],
  ['tel:1800858858', 'tel:1800858858'],
  ['https://example.org/a (b)', 'https://example.org/a%20%28b%29'],
  ['http://harbour.localhost:3000/help', 'page:help'],
  ['http://harbour.localhost:3000/help#top', 'http://harbour.localhost:3000/help#top'],
])('the address %s is linked as %s', (typed, target) => {
  expect(parseAddress(typed, site)).toBe(target);
});

test.each(['', 'help', '/help', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://a.b'])(
  'the address %j is not linked',
  (typed) => {
    expect(parseAddress(typed, site)).toBeNull();
  },
);

test('pages are linked by the name of their document or by their route', () => {
  expect([formatPageTarget({ page: 'help' }), formatPageTarget({ route: 'home' })]).toEqual([
    'page:help',
    'route:home',
  ]);
});
