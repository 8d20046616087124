// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StudioSiteEntry } from '../../api-types.ts';
import { getValueAt, setValueAt } from '../../editor/edit-value.ts';
import { BlockVisibility } from './block-visibility.tsx';

const site: StudioSiteEntry = {
  key: 'sunnyside',
  name: 'Sunnyside',
  shownAs: 'sunnyside',
  extendedBy: [],
  origin: 'http://sunnyside.test',
  pages: [],
  documents: [],
  pictures: [],
  segments: ['default', 'premium'],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
  capabilities: [
    { name: 'blog', isUsual: true, segments: ['default', 'premium'] },
    { name: 'membership_program', isUsual: false, segments: ['premium'] },
    { name: 'native-app', isUsual: false, segments: [] },
  ],
  contents: [],
  colours: [],
};

let root: Root;
/** Receives the block of the form. */
let takeBlock: (block: unknown) => void;
let block: unknown;

function Form({ initial }: { readonly initial: unknown }) {
  const [document, setDocument] = useState(initial);
  useEffect(() => takeBlock(getValueAt(document, ['blocks', 0])), [document]);
  return (
    <BlockVisibility
      path={['blocks', 0]}
      site={site}
      valueAt={(path) => getValueAt(document, path)}
      problemAt={() => null}
      change={(path, value) => setDocument(setValueAt(document, path, value))}
    />
  );
}

async function show(gate?: unknown) {
  const shown = { id: 'one', type: 'hero', ...(gate !== undefined && { gate }) };
  await act(async () => root.render(<Form initial={{ blocks: [shown] }} />));
}

const gateOfBlock = () => getValueAt(block, ['gate']);
const words = () => document.body.textContent;

function find<T extends Element>(selector: string, name: string): T {
  const found = [...document.querySelectorAll<T & HTMLElement>(selector)].find(
    (element) =>
      element.getAttribute('aria-label') === name ||
      (element instanceof HTMLButtonElement ? element : element.closest('label'))?.textContent
        .trim()
        .startsWith(name) ||
      (element.id !== '' && document.querySelector(`label[for="${element.id}"]`)?.textContent === name),
  );
  if (!found) throw new Error(`nothing is named ${name}`);
  return found;
}

const press = (selector: string, name: string) => act(async () => find<HTMLElement>(selector, name).click());

const choose = (name: string, value: string) =>
  act(async () => {
    const select = find<HTMLSelectElement>('select', name);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  takeBlock = (shown) => {
    block = shown;
  };
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  root = createRoot(main);
});

afterEach(() => act(async () => root.unmount()));

test('one press shows a block to one segment only, and another to everybody', async () => {
  await show();
  expect(words()).toContain('Everybody sees it.');
  await press('input', 'Only Premium');
  expect(gateOfBlock()).toBe('membership_program');
  expect(words()).toContain('Seen by: Premium. Hidden from: anonymous visitors, Default.');
  await press('input', 'Only some');
  expect(find<HTMLInputElement>('input', 'Membership program').checked).toBe(true);
  await press('input', 'Everybody');
  expect(block).toEqual({ id: 'one', type: 'hero' });
  expect(document.querySelector('.gate__options')).toBeNull();
});

test('capabilities are chosen from a list, which changes nothing before the first is chosen', async () => {
  await show();
  await press('input', 'Only some');
  expect(gateOfBlock()).toBeUndefined();
  expect(words()).toContain('Choose at least one. Until then everybody sees it.');
  await press('input', 'Blog');
  await press('input', 'Native app');
  expect(gateOfBlock()).toEqual({ all: ['blog', 'native-app'] });
  await choose('Customers who have', 'none');
  expect(gateOfBlock()).toEqual({ not: { any: ['blog', 'native-app'] } });
  await press('input', 'Blog');
  await press('input', 'Native app');
  expect(gateOfBlock()).toBeUndefined();
});

test('the list of capabilities is filtered by words and keys', async () => {
  await show('blog');
  const search = find<HTMLInputElement>('input', 'Find a capability');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'ship_p');
    search.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([...document.querySelectorAll('.gate__option')].map(({ textContent }) => textContent)).toEqual([
    'Membership program',
  ]);
  expect(words()).toContain('1 shown, 1 chosen');
});

test('groups in groups are changed, added and removed, and the focus stays at the change', async () => {
  await show({ any: ['blog', { all: ['membership_program', { not: 'native-app' }] }] });
  await press('button', 'Remove Native app');
  expect(gateOfBlock()).toEqual({ any: ['blog', { all: ['membership_program'] }] });
  expect(document.activeElement?.textContent).toBe('Add a condition');
  expect(words()).toContain('Native app removed.');
  await press('button', 'Remove Membership program');
  expect(gateOfBlock()).toEqual({ any: ['blog'] });
  expect(document.activeElement?.textContent).toBe('Add a condition');
  await press('button', 'Add a group');
  expect(gateOfBlock()).toEqual({ any: ['blog', { any: ['membership_program'] }] });
  expect(document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent).toBe('Group 2');
  await choose('Has it or not', 'true');
  await choose('Capability', 'native-app');
  await choose('Shown if', 'notAll');
  expect(gateOfBlock()).toEqual({ not: { all: [{ not: 'native-app' }, { any: ['membership_program'] }] } });
});

test('removing the last condition shows the block to everybody and keeps the editor of groups', async () => {
  await show('blog');
  await press('button', 'Combine conditions in groups');
  await press('button', 'Remove Blog');
  expect(block).toEqual({ id: 'one', type: 'hero' });
  await press('button', 'Add a condition');
  expect(gateOfBlock()).toEqual({ all: ['blog'] });
});

test('malformed conditions are reported and replaced by a choice', async () => {
  await show({ some: [] });
  expect(words()).toContain("These conditions can't be read");
  await press('input', 'Everybody');
  expect(gateOfBlock()).toBeUndefined();
});

test('a block is hidden from everybody and shown again as before', async () => {
  await show('membership_program');
  await press('input', 'Hide this block');
  expect(gateOfBlock()).toEqual({ all: ['membership_program', 'blog', { not: 'blog' }] });
  expect(words()).toContain('Hidden from everybody.');
  expect(words()).not.toContain('Seen by');
  await press('input', 'Hide this block');
  expect(gateOfBlock()).toBe('membership_program');
});

test('an override of an inherited block is hidden by removing the inherited block', async () => {
  await act(async () => root.render(<Form initial={{ blocks: [{ id: 'one' }] }} />));
  await press('input', 'Hide this block');
  expect(block).toEqual({ id: 'one', disabled: true });
  await press('input', 'Hide this block');
  expect(block).toEqual({ id: 'one' });
});
