import { describe, expect, test } from 'vitest';
import { AT_LINK, home, link, problems } from './testing/checked-shop.ts';

describe('links', () => {
  test.each([
    [{ route: 'things', params: { thing: 'x' } }],
    [{ route: 'things', params: { thing: 'x', part: 'y' } }],
    [{ route: 'results' }],
    [{ route: 'account' }],
    [{ page: 'story' }],
    [{ page: 'home' }],
    [{ href: 'https://example.com' }],
  ])('%j leads somewhere', (target) => expect(problems(link(target))).toEqual([]));

  test.each([
    [{ route: 'nowhere' }, `unknown-route ${AT_LINK}/route`],
    [{ route: 'content-page' }, `unknown-route ${AT_LINK}/route`],
    [{ route: 'things' }, `missing-param ${AT_LINK}/route`],
    [{ route: 'things', params: { thing: 'x', other: 'y' } }, `not-allowed ${AT_LINK}/params`],
    [{ route: 'blog' }, `unreachable-route ${AT_LINK}/route`],
    [{ page: 'nowhere' }, `unknown-page ${AT_LINK}/page`],
    [{ page: 'things' }, `missing-param ${AT_LINK}/page`],
  ])('%j does not', (target, problem) => expect(problems(link(target))).toEqual([problem]));

  test('to a route without a page lead nowhere', () => {
    const changes = { ...link({ route: 'results' }), 'corner/page/results': { version: 1, disabled: true } };
    expect(problems(changes)).toEqual([`unreachable-route ${AT_LINK}/route`]);
  });

  test('to a route that one segment may open lead somewhere', () => {
    const vip = { 'corner/capabilities/vip': { version: 1, capabilities: { blog: true } } };
    const page = { 'corner/page/blog': { version: 1, route: 'blog' } };
    expect(problems({ ...link({ route: 'blog' }), ...vip, ...page })).toEqual([]);
  });

  test('behind the same gate as their route are seen by nobody who could not follow them', () => {
    expect(problems(link({ route: 'blog' }, { gate: 'blog' }))).toEqual([]);
    expect(problems(link({ route: 'blog' }, { gate: { not: 'blog' } }))).toEqual([
      `unreachable-route ${AT_LINK}/route`,
    ]);
  });

  test('in Markdown are followed too, in a block and in a content entry', () => {
    const body = 'See [us](route:nowhere), [them](page:nobody) and [things](route:things?thing=x).';
    const entries = { 'home.more': { type: 'markdown', value: body } };
    const changes = {
      ...home({ id: 'own', type: 'rich-text', props: { body } }),
      'corner/content/more.en-au': { version: 1, locale: 'en-AU', entries },
    };
    expect(problems(changes)).toEqual([
      'unknown-route corner/page/home/blocks/0/props/body',
      'unknown-page corner/page/home/blocks/0/props/body',
      'unknown-route corner/content/more.en-au/entries/home.more/value',
      'unknown-page corner/content/more.en-au/entries/home.more/value',
    ]);
  });

  test('in navigation', () => {
    const items = [
      { id: 'more', label: 'More', children: [{ id: 'x', label: { content: 'x.y' }, link: { route: 'nowhere' } }] },
    ];
    expect(problems({ 'corner/navigation/primary': { version: 1, items } })).toEqual([
      'missing-content corner/navigation/primary/items/0/children/0/label/content',
      'unknown-route corner/navigation/primary/items/0/children/0/link/route',
    ]);
  });
});
