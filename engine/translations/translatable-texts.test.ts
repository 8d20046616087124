import { expect, test } from 'vitest';
import { translationTestBlocks } from './testing/translated-shop.ts';
import { listTranslatableTexts } from './translatable-texts.ts';

const list = (kind: Parameters<typeof listTranslatableTexts>[0], value: unknown) =>
  listTranslatableTexts(kind, value, translationTestBlocks).map(
    ({ key, pointer, text, format }) => `${key} ${pointer} ${format} ${text}`,
  );

test('the texts of a page are those of its head and of its blocks, also in slots', () => {
  const page = {
    version: 1,
    route: 'home',
    head: { title: 'Home', description: { content: 'home.summary' }, image: { asset: 'a.svg', alt: 'A boat' } },
    blocks: [
      {
        id: 'frame',
        type: 'section',
        slots: { main: [{ id: 'hero', type: 'hero', props: { heading: 'Play', tone: 'dark', body: '**Now**' } }] },
      },
    ],
  };
  expect(list('page', page)).toEqual([
    '/head/title /head/title plain Home',
    '/head/image/alt /head/image/alt plain A boat',
    'hero/heading /blocks/0/slots/main/0/props/heading plain Play',
    'hero/body /blocks/0/slots/main/0/props/body markdown **Now**',
  ]);
});

test('keys of texts in lists have the id of the item, or its position without one', () => {
  const props = {
    image: { asset: 'a.svg', alt: 'A boat' },
    actions: [{ label: 'Buy', link: { route: 'home' } }, { label: { content: 'more' } }],
    links: [
      { id: 'first', label: 'One' },
      { id: 'second', label: 'Two' },
    ],
  };
  expect(list('layout', { version: 1, blocks: [{ id: 'hero', type: 'hero', props }] })).toEqual([
    'hero/image/alt /blocks/0/props/image/alt plain A boat',
    'hero/actions/0/label /blocks/0/props/actions/0/label plain Buy',
    'hero/links/first/label /blocks/0/props/links/0/label plain One',
    'hero/links/second/label /blocks/0/props/links/1/label plain Two',
  ]);
});

test('keys of the labels of a menu begin with the id of their item', () => {
  const items = [{ id: 'play', label: 'Play', icon: 'star', children: [{ id: 'inner', label: 'Inner' }] }];
  expect(list('navigation', { version: 1, items })).toEqual([
    'play/label /items/0/label plain Play',
    'inner/label /items/0/children/0/label plain Inner',
  ]);
});

test('the texts of causes and stories leave out slugs, authors, topics and moments', () => {
  const head = { title: 'Title', description: 'Words' };
  expect(list('cause', { version: 1, formerSlugs: ['a'], story: 'Story', more: 'More', head })).toEqual([
    '/story /story markdown Story',
    '/more /more markdown More',
    '/head/title /head/title plain Title',
    '/head/description /head/description plain Words',
  ]);
  const post = { version: 1, slug: 'a', title: 'T', summary: 'S', author: 'A', categories: ['c'], body: 'B' };
  expect(list('post', post)).toEqual(['/title /title plain T', '/summary /summary plain S', '/body /body markdown B']);
});
