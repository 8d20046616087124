import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { checkBlockNodes } from '#engine/validation/check-block-nodes.ts';
import { COMMON_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { createSectionBlocks, listAddedSections, SECTIONS } from './sections.ts';

const home = {
  site: 'one',
  kind: 'page',
  name: 'home',
  title: 'Home',
  path: '/',
  link: { route: 'home' },
  isInherited: false,
  source: '',
} as const;
const site = { pictures: ['boat.avif'], pages: [home] };
const counting = () => {
  let last = -1;
  return (limit: number) => (last += 1) % limit;
};
const createBlocks = (section: (typeof SECTIONS)[number], document: unknown = {}) =>
  createSectionBlocks(section, document, site, counting());

test('every section file is offered', () => {
  expect(SECTIONS).toHaveLength(readdirSync(new URL('../sections/', import.meta.url)).length);
});

test.each(SECTIONS)('the section $title is valid on a page', (section) => {
  const checks = { blocks: blockSchemas, library: COMMON_SCHEMAS, outlet: false };
  expect(checkBlockNodes(createBlocks(section), '/blocks', checks)).toEqual([]);
});

test.each(SECTIONS)('the section $title has only pictures and links of the site, and new ids', (section) => {
  const created = JSON.stringify(createBlocks(section, { blocks: [{ id: 'abcdef' }] }));
  expect([...created.matchAll(/"asset":"([^"]*)"/g)].every(([, asset]) => asset === 'boat.avif')).toBe(true);
  expect([...created.matchAll(/"link":(\{[^}]*\})/g)].every(([, link]) => link === '{"route":"home"}')).toBe(true);
  const ids = [...created.matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(['abcdef', ...ids]).size).toBe(ids.length + 1);
});

test('a section is offered only where the page takes all its blocks, also those in slots', () => {
  const types = ['columns', 'rich-text', 'picture', 'section'].map((type) => ({ type }));
  expect(listAddedSections(types).map(({ title }) => title)).toEqual(['Text beside a picture']);
});
