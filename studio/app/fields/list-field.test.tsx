// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import navigation from '#schemas/config/navigation.schema.json' with { type: 'json' };
import { listSchemaFields } from '../../editor/schema-fields.ts';
import { fillIn, pressButton, showFieldForm } from '../testing/field-form.tsx';

const FIELDS = listSchemaFields(navigation).filter(({ key }) => key === 'items');
const ITEMS = ['Lotteries', 'Raffles', 'Results'].map((label) => ({ id: label.toLowerCase(), label }));

const notice = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const labelsOf = (value: unknown): unknown => Object(value).items.map(({ label }: { label: unknown }) => label);
const summaries = () => [...document.querySelectorAll('.entry__summary')].map(({ textContent }) => textContent);

test('an entry moves by its buttons, stays open and keeps the focus, and the move is announced', async () => {
  const { value } = await showFieldForm(FIELDS, { items: ITEMS });
  await pressButton('1. Lotteries');
  await pressButton('Move Lotteries down');
  expect(labelsOf(value())).toEqual(['Raffles', 'Lotteries', 'Results']);
  expect(summaries()).toEqual(['1. Raffles', '2. Lotteries', '3. Results']);
  expect(document.querySelector('[aria-expanded=true]')?.textContent).toBe('2. Lotteries');
  expect(focused()).toBe('Move Lotteries down');
  expect(notice()).toContain('Lotteries is now number 2 of 3.');
  await pressButton('Move Raffles up');
  expect(labelsOf(value())).toEqual(['Raffles', 'Lotteries', 'Results']);
});

test('an added entry is open, focused, and has an id of its own', async () => {
  const { value } = await showFieldForm(FIELDS, { items: [{ id: 'results', label: 'Results' }] });
  await pressButton('Add to Menu items');
  expect(value()).toEqual({ items: [{ id: 'results', label: 'Results' }, { id: 'results-2' }] });
  expect(focused()).toBe('2. results-2');
  await fillIn('input,textarea', 'Link text', 'Draws');
  expect(summaries()).toEqual(['1. Results', '2. Draws']);
});

test('after an entry is removed the next one has the focus, and after the last one the button that adds', async () => {
  const { value } = await showFieldForm(FIELDS, { items: ITEMS.slice(0, 2) });
  await pressButton('Remove Lotteries');
  expect(focused()).toBe('1. Raffles');
  expect(notice()).toContain('Lotteries is removed. 1 left.');
  await pressButton('Remove Raffles');
  expect(value()).toEqual({ items: [] });
  expect(focused()).toBe('Add to Menu items');
});

test('an entry is dropped on the place of another', async () => {
  const { value } = await showFieldForm(FIELDS, { items: ITEMS });
  const [entry] = document.querySelectorAll('.entry');
  const handles = document.querySelectorAll('.entry__handle');
  await act(async () => void handles[2]?.dispatchEvent(createDrag('dragstart')));
  await act(async () => void entry?.dispatchEvent(createDrag('dragover')));
  expect(entry?.className).toContain('entry--target');
  await act(async () => void entry?.dispatchEvent(createDrag('drop')));
  expect(labelsOf(value())).toEqual(['Results', 'Lotteries', 'Raffles']);
  expect(document.querySelector('.entry--target')).toBeNull();
});

test('a list gets as many entries as it must have and no more than it may have', async () => {
  const steps = listSchemaFields(blockSchemas['steps']?.schema).filter(({ key }) => key === 'items');
  const { value } = await showFieldForm(steps, {});
  await pressButton('Add to Step list');
  expect(Object(value()).items).toHaveLength(2);
  for (let count = 3; count <= 8; count += 1) await pressButton('Add to Step list');
  await pressButton('Add to Step list');
  expect(Object(value()).items).toHaveLength(8);
});

test('a setting that uses a shared list shows its name, and a button replaces it with a list of its own', async () => {
  const accordion = listSchemaFields(blockSchemas['accordion']?.schema).filter(({ key }) => key === 'items');
  const { value } = await showFieldForm(accordion, { items: { content: 'faq.payments' } });
  expect(document.body.textContent).toContain('Shared entry “faq.payments”');
  await pressButton('Write it here instead');
  expect(value()).toEqual({ items: [{ question: '', answer: '' }] });
});

test('a faulty entry is marked though it is closed', async () => {
  await showFieldForm(FIELDS, { items: ITEMS }, { '/items/1/label': 'This is too long.' });
  expect(document.querySelector('.entry__summary--faulty')?.textContent).toBe('2. Raffles');
});

function createDrag(type: string): Event {
  const dataTransfer = { effectAllowed: '', setData: () => undefined, setDragImage: () => undefined };
  return Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
}
