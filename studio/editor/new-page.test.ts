import { expect, test } from 'vitest';
import { createPageName, createPageValue, findAddressProblem, suggestAddress } from './new-page.ts';

const page = (name: string, path: string | null) => ({
  site: 'harbour',
  kind: 'page' as const,
  name,
  title: name.toUpperCase(),
  path,
  link: { page: name },
  isInherited: false,
  source: null,
});
const SITE = { pages: [page('help', '/help'), page('help-2', '/Help/More'), page('raffle', null)] };

test('the address of a new page is suggested from its title', () => {
  expect([suggestAddress('Café & Christmas draws 2026!'), suggestAddress('…')]).toEqual([
    '/cafe-christmas-draws-2026',
    '',
  ]);
});

test.each([
  ['', 'The page needs an address.'],
  ['help', 'An address begins with a slash, such as /summer-draw.'],
  ['/', 'An address begins with a slash, such as /summer-draw.'],
  ['/a b', 'An address has only letters without accents, digits, dots, hyphens and underscores between its slashes.'],
  ['/a//b', 'An address has only letters without accents, digits, dots, hyphens and underscores between its slashes.'],
  [
    '/_studio',
    'An address has only letters without accents, digits, dots, hyphens and underscores between its slashes.',
  ],
  ['/help/MORE', 'The page ‘HELP-2’ has this address.'],
])('the address "%s" is refused with "%s"', (path, problem) => {
  expect(findAddressProblem(path, SITE)).toBe(problem);
});

test('a free address is accepted, and so is the own address of a page', () => {
  expect([findAddressProblem('/help/prizes', SITE), findAddressProblem('/help', SITE, 'help')]).toEqual([null, null]);
});

test('the document of a page is named after its address, with a number where the name is taken', () => {
  expect([createPageName('/Help/Prizes', SITE), createPageName('/help', SITE), createPageName('/~', SITE)]).toEqual([
    'help-prizes',
    'help-3',
    'page',
  ]);
});

test('a copy has the blocks of its template with new ids, and neither its address nor its summary', () => {
  const template = {
    version: 1,
    route: 'home',
    path: '/old',
    formerPaths: ['/older'],
    for: { offer: 'raffle' },
    layout: 'checkout',
    head: { title: 'Old', description: 'About the old page.', noindex: true },
    blocks: [
      { id: 'a', type: 'section', slots: { main: [{ id: 'b', type: 'rich-text', props: { body: 'Words' } }] } },
      { id: 'c', type: 'hero' },
    ],
  };
  let count = 0;
  const pick = () => Math.floor(count++ / 6);
  expect(createPageValue({ title: 'New', path: '/new', template }, pick)).toEqual({
    path: '/new',
    layout: 'checkout',
    head: { title: 'New', noindex: true },
    blocks: [
      {
        id: 'bbbbbb',
        type: 'section',
        slots: { main: [{ id: 'aaaaaa', type: 'rich-text', props: { body: 'Words' } }] },
      },
      { id: 'cccccc', type: 'hero' },
    ],
  });
});

test('an empty page has a title, an address and no blocks', () => {
  expect(createPageValue({ title: 'New', path: '/new', template: null }, () => 0)).toEqual({
    path: '/new',
    head: { title: 'New' },
    blocks: [],
  });
});
