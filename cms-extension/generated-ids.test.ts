import { expect, test } from 'vitest';
import type { RowPayload } from './directus-hooks.ts';
import { registerTestDirectusFilterHooks } from './testing/registered-filters.ts';
import { createTestQuery } from './testing/stored-rows.ts';

const hero = (heading: string, id?: string) => ({ ...(id && { id }), type: 'hero', props: { heading } });

async function saved(
  event: 'items.create' | 'items.update',
  collection: string,
  payload: RowPayload,
  stored: RowPayload[] = [],
) {
  let drawn = 0;
  // Returns the same six digits twice, so that a taken id is drawn again.
  const filters = registerTestDirectusFilterHooks((limit) => Math.floor(drawn++ / 12) % limit);
  const database = () => ({
    whereIn: async () => stored,
    where: () => Object.assign(createTestQuery([]), { forUpdate: async () => [] }),
  });
  const answer = await filters.get(event)?.(
    payload,
    { collection, keys: ['harbour:page:home'] },
    { database, schema: null },
  );
  return Object(answer).document;
}

test('a block without an id is saved with a generated id of six characters', async () => {
  const inner = { id: 'band', type: 'section', slots: { main: [hero('Inside'), hero('Named', 'named')] } };
  const document = { version: 1, route: 'home', blocks: [hero('First'), inner, { ...hero('Second'), id: '' }] };
  const page = { site: 'harbour', name: 'home', document };
  const { blocks } = await saved('items.create', 'pages', page);
  expect(blocks).toEqual([
    { ...hero('First'), id: 'aaaaaa' },
    { ...inner, slots: { main: [{ ...hero('Inside'), id: 'bbbbbb' }, hero('Named', 'named')] } },
    { ...hero('Second'), id: 'cccccc' },
  ]);
});

test('blocks of an updated document and nested navigation items get generated ids, never one that is taken', async () => {
  const stored = {
    id: 'harbour:page:home',
    site: 'harbour',
    kind: 'page',
    name: 'home',
    status: 'published',
    document: '{}',
  };
  const text = JSON.stringify({ version: 1, route: 'home', blocks: [hero('First'), hero('Taken', 'aaaaaa')] });
  const changed = JSON.parse(await saved('items.update', 'pages', { document: text }, [stored]));
  expect(changed.blocks[0].id).toBe('bbbbbb');
  const items = [{ label: 'Play', routeType: 'none', children: [{ label: 'All', routeType: 'none' }] }];
  const navigation = { site: 'harbour', kind: 'navigation', name: 'main', document: { version: 1, items } };
  expect(await saved('items.create', 'site_config', navigation)).toMatchObject({
    items: [{ id: 'aaaaaa', children: [{ id: 'bbbbbb' }] }],
  });
});

test('blocks that have ids, and documents that are not valid JSON, are saved unchanged', async () => {
  const draft = { site: 'harbour', name: 'home', status: 'archived', document: '{"blocks": [' };
  expect(await saved('items.create', 'pages', draft)).toBe(draft.document);
  const named = { version: 1, route: 'home', blocks: [hero('First', 'first')] };
  expect(await saved('items.create', 'pages', { site: 'harbour', name: 'home', document: named })).toEqual(named);
});
