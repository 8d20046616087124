// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import capabilities from '#schemas/config/capabilities.schema.json' with { type: 'json' };
import content from '#schemas/config/content.schema.json' with { type: 'json' };
import post from '#schemas/config/post.schema.json' with { type: 'json' };
import routes from '#schemas/config/routes.schema.json' with { type: 'json' };
import site from '#schemas/config/site.schema.json' with { type: 'json' };
import theme from '#schemas/config/theme.schema.json' with { type: 'json' };
import { listSchemaFields } from '../editor/schema-fields.ts';
import { fillIn, findControl, pressButton, pressInput, showFieldForm } from './testing/field-form.tsx';

const words = () => document.body.textContent;

/** The settings of a schema by their keys. */
const fieldsOf = (schema: unknown, ...keys: readonly string[]) =>
  listSchemaFields(schema).filter(({ key }) => keys.length === 0 || keys.includes(key));

test('no setting of any kind of block is without a control', async () => {
  const without: string[] = [];
  for (const [type, { schema }] of Object.entries(blockSchemas)) {
    const { unmount } = await showFieldForm(listSchemaFields(schema), {});
    if (words().includes("This setting can't be changed here yet.")) without.push(type);
    await unmount();
  }
  expect(without).toEqual([]);
});

test('a setting with few choices has labelled radio buttons, one of which restores the default', async () => {
  const { value } = await showFieldForm(fieldsOf(blockSchemas['offer-grid']?.schema, 'sort', 'discover'), {});
  await pressInput('Biggest prizes');
  await pressInput('Name');
  expect(value()).toEqual({ discover: 'biggest_prizes', sort: 'name' });
  await pressInput('As usual: Closing');
  expect(value()).toEqual({ discover: 'biggest_prizes' });
});

test('a size has a slider, its unit and its limits', async () => {
  const { value } = await showFieldForm(fieldsOf(theme, 'typography'), { typography: { baseSize: 16 } });
  const slider = findControl<HTMLInputElement>('input[type=range]', 'Body text size');
  expect([slider.min, slider.max, slider.value, slider.getAttribute('aria-valuetext')]).toEqual([
    ...['14', '24', '16', '16 pixels'],
  ]);
  await fillIn('input[type=range]', 'Body text size', '18');
  expect(value()).toEqual({ typography: { baseSize: 18 } });
  expect(words()).toContain('From 14 to 24 pixels.');
  await fillIn('input[type=number]', 'Body text size', '');
  expect(value()).toEqual({ typography: {} });
});

test('a colour of the theme is compared with its partner while it changes', async () => {
  const { value } = await showFieldForm(fieldsOf(theme, 'colours'), { colours: { onPrimary: '#fff' } });
  expect(words()).toContain('Easy to read with “Main colour”: contrast 8.59, needed 4.5.');
  await fillIn('input', 'Pick: Text on the main colour', '#3030ff');
  expect(value()).toEqual({ colours: { onPrimary: '#3030ff' } });
  expect(words()).toContain('Hard to read with “Main colour”: contrast 1.22, needed 4.5.');
  const use = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Use #'));
  await act(async () => use?.click());
  expect(words()).toContain('Easy to read with “Main colour”');
});

test('a shadow is none or has settings, whose colour can be one of the brand', async () => {
  const { value } = await showFieldForm(fieldsOf(theme, 'shape'), { shape: { shadowSmall: 'none' } });
  await pressInput('One shadow');
  const shadow = { y: 0, blur: 0, colour: '#000000', opacity: 0 };
  expect(value()).toEqual({ shape: { shadowSmall: shadow } });
  await pressButton('Colours of the brand');
  expect(findControl('button', 'Page background, #ffffff').style.backgroundColor).toBe('#ffffff');
  await pressButton('Main colour, #0000ff');
  expect(value()).toEqual({ shape: { shadowSmall: { ...shadow, colour: '#0000ff' } } });
});

test('a moment is entered in the time of the brand and kept in UTC', async () => {
  const { value } = await showFieldForm(fieldsOf(post, 'published'), { published: '2026-07-15T10:31:00Z' });
  expect(findControl<HTMLInputElement>('input', 'Goes live at').value).toBe('2026-07-15T20:31');
  expect(words()).toContain('You enter the time in Sydney; it is kept in UTC.');
  await fillIn('input', 'Goes live at', '2026-01-15T20:31');
  expect(value()).toEqual({ published: '2026-01-15T09:31:00Z' });
});

test('clearing a part of a date and time leaves the stored value unchanged, and the field shows it again on blur', async () => {
  const { value } = await showFieldForm(fieldsOf(post, 'published'), { published: '2026-07-15T10:31:00Z' });
  const input = findControl<HTMLInputElement>('input', 'Goes live at');
  Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true });
  await fillIn('input', 'Goes live at', '');
  expect(value()).toEqual({ published: '2026-07-15T10:31:00Z' });
  await act(async () => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(input.value).toBe('2026-07-15T20:31');
});

test('each named capability can be switched on or off, or be inherited', async () => {
  const { value } = await showFieldForm(fieldsOf(capabilities, 'capabilities'), { capabilities: { own: true } });
  await fillIn('select', 'Wallet deposit wallet_deposit', 'true');
  await fillIn('select', 'Own own', 'undefined');
  expect(value()).toEqual({ capabilities: { wallet_deposit: true } });
});

test('an entry with a name is added, gets another kind and another name, and is removed', async () => {
  const { value } = await showFieldForm(fieldsOf(content, 'entries'), { entries: {} });
  await fillIn('input', 'Name of a new entry', 'footer.legal');
  await pressButton('Add');
  await fillIn('input,textarea', 'Wording', 'Play on');
  await pressInput('Markdown');
  expect(value()).toEqual({ entries: { 'footer.legal': { type: 'markdown', value: 'Play on' } } });
  await fillIn('input', 'Name', 'footer.terms');
  await act(async () => {
    findControl<HTMLInputElement>('input', 'Name').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  expect(Object.keys(Object(Object(value()).entries))).toEqual(['footer.terms']);
  await pressButton('Remove footer.terms');
  expect(value()).toEqual({ entries: {} });
});

test('data of any shape is a list with the fields of its entries', async () => {
  const data = { type: 'json', value: [{ question: 'When?', answer: 'On Friday.' }] };
  const { value } = await showFieldForm(fieldsOf(content, 'entries'), { entries: { faq: data } });
  await pressButton('faq: When?');
  await pressButton('1. When?');
  await fillIn('input,textarea', 'Answer', 'On Saturday.');
  expect(value()).toEqual({
    entries: { faq: { type: 'json', value: [{ question: 'When?', answer: 'On Saturday.' }] } },
  });
});

test('an address pattern is set or none', async () => {
  const { value } = await showFieldForm(fieldsOf(routes, 'routes'), { routes: { home: { path: '/' } } });
  await pressButton('home: /');
  await pressInput('None');
  expect(value()).toEqual({ routes: { home: { path: null } } });
});

test('settings of experts are closed, unless one of them has an error', async () => {
  const isOpen = () => document.querySelector('details')?.open;
  await showFieldForm(fieldsOf(site), { hosts: ['Example.com'] });
  expect(isOpen()).toBe(false);
  await showFieldForm(fieldsOf(site), { hosts: ['Example.com'] }, { '/hosts/0': 'This is no host name.' });
  expect(isOpen()).toBe(true);
  expect(words()).toContain('This is no host name.');
});
