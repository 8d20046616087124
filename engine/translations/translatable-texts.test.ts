import { expect, test } from 'vitest';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { isJsonObject } from '../site/json.ts';
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
  const items = [{ id: 'play', label: 'Play', icon: 'ticket', children: [{ id: 'lotto', label: 'Lotto' }] }];
  expect(list('navigation', { version: 1, items })).toEqual([
    'play/label /items/0/label plain Play',
    'lotto/label /items/0/children/0/label plain Lotto',
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

test('strings of blocks without x-text are keys, addresses, numbers or times', () => {
  const unmarked = Object.values(blockSchemas).flatMap(({ type, schema }) =>
    listUnmarkedStrings(schema, '').map((pointer) => `${type}${pointer}`),
  );
  expect(unmarked).toEqual(
    [
      'cause-list/properties/causes/items',
      'cause-list/properties/stories/items/properties/cause',
      'checkout-header/properties/elsewhere/items/properties/routes/items',
      'content-page-list/properties/below',
      'jackpot-hero/properties/exclude/items',
      'jackpot-hero/properties/keys/items',
      'notification-drawer/properties/placements/items',
      'offer-grid/properties/exclude/items',
      'offer-grid/properties/keys/items',
      'offer-grid/properties/pictures/items/properties/offer',
      'offer-header/properties/pictures/items/properties/offer',
      'prize-hero/properties/offer',
      'raffle-prizes/properties/stories/items/properties/offer',
      'support-widget/properties/email',
      'support-widget/properties/hours/items/properties/closes',
      'support-widget/properties/hours/items/properties/opens',
      'support-widget/properties/phone',
    ].toSorted(),
  );
});

/** Pointers of strings that are neither texts nor one of listed values nor the name of a menu. */
function listUnmarkedStrings(schema: unknown, pointer: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => listUnmarkedStrings(part, `${pointer}/${index}`));
  if (!isJsonObject(schema)) return [];
  const isMarked = ['x-text', 'x-navigation', 'enum', 'const'].some((keyword) => keyword in schema);
  const own = [schema['type']].flat().includes('string') && !isMarked ? [pointer] : [];
  const below = Object.entries(schema).filter(([keyword]) => keyword !== 'examples' && keyword !== 'default');
  return [...own, ...below.flatMap(([name, part]) => listUnmarkedStrings(part, `${pointer}/${name}`))].toSorted();
}
