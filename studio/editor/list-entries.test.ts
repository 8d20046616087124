import { expect, test } from 'vitest';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import navigation from '#schemas/config/navigation.schema.json' with { type: 'json' };
import { fitEntryKeys, moveItem, summariseEntry, withUniqueId } from './list-entries.ts';
import type { SchemaField } from './schema-field.types.ts';
import { listSchemaFields } from './schema-fields.ts';

function entryFieldOf(schema: unknown, key: string): SchemaField {
  const list = listSchemaFields(schema).find((field) => field.key === key);
  if (list?.kind !== 'list') throw new Error(`${key} is no list`);
  return list.createEntryField('Entry');
}

test('the words of a menu item are its link text, not its id', () => {
  const field = entryFieldOf(navigation, 'items');
  expect(summariseEntry({ id: 'results', label: 'All results' }, field)).toBe('All results');
  expect(summariseEntry({ id: 'results', label: { content: 'menu.results' } }, field)).toBe('menu.results');
});

test('an entry without words is summarised by its first name, and an empty one by nothing', () => {
  const field = entryFieldOf(navigation, 'items');
  expect(summariseEntry({ link: { route: 'home' }, id: 'results' }, field)).toBe('home');
  expect(summariseEntry({}, field)).toBe('');
  expect(summariseEntry(undefined, field)).toBe('');
});

test('a picture is summarised by what it shows, or else by its file', () => {
  const field = entryFieldOf(blockSchemas['giveaway-header']?.schema, 'pictures');
  const image = { asset: 'car.avif', alt: 'A red car' };
  expect(summariseEntry({ giveawayType: 'major', image }, field)).toBe('A red car');
  expect(summariseEntry({ giveawayType: 'major', image: { ...image, alt: '' } }, field)).toBe('car.avif');
});

test('a long text with mark-up is one short line', () => {
  const field = entryFieldOf(blockSchemas['accordion']?.schema, 'items');
  const question = '**How**\n\ndo I buy a ticket, and what happens when the draw was already closed?';
  expect(summariseEntry({ question }, field)).toBe('How do I buy a ticket, and what happens when the draw was a…');
});

test('a new entry gets an id that no other has', () => {
  const list = [{ id: 'item' }, { id: 'item-2' }, 'words'];
  expect(withUniqueId({ id: 'item', label: 'One' }, list)).toEqual({ id: 'item-3', label: 'One' });
  expect(withUniqueId({ id: 'other' }, list)).toEqual({ id: 'other' });
  expect(withUniqueId('words', list)).toBe('words');
});

test('an item moves up and down, and never beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('entries keep their keys when others come or go at the end', () => {
  expect(fitEntryKeys([2, 0], 4)).toEqual([2, 0, 3, 4]);
  expect(fitEntryKeys([2, 0, 3], 1)).toEqual([2]);
  expect(fitEntryKeys([], 2)).toEqual([0, 1]);
});
