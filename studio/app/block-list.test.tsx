// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentProblem } from '../editor/document-problems.ts';
import { setValueAt } from '../editor/edit-value.ts';
import { listPageRows, type PageRow } from '../editor/page-blocks.ts';
import { BlockList } from './block-list.tsx';

const hero = (id: string, heading: string) => ({ id, type: 'hero', props: { heading } });
const VALUE = { blocks: [hero('a', 'First'), hero('b', 'Second'), hero('c', 'Third')] };
const types = new Map();
const ignore = () => undefined;
const unseen = new Map();

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const draw = (rows: readonly PageRow[], problems: readonly DocumentProblem[] = []) =>
  act(async () =>
    root.render(
      <BlockList
        {...{ rows, problems, unseen }}
        chosen="a"
        copied={null}
        isOverride={false}
        settings="Page settings"
        send={ignore}
        add={ignore}
      />,
    ),
  );

const names = () => [...document.querySelectorAll('.block-list__name')].map(({ textContent }) => textContent.trim());

test('typing into the heading of a block redraws only the row of that block in the list', async () => {
  const drawn: string[] = [];
  const watch = (row: PageRow) => {
    if (row.kind !== 'block') return;
    const { name, id } = row.block;
    Object.defineProperty(row.block, 'name', { get: () => drawn.push(id) && name });
  };
  const before = listPageRows(VALUE, types);
  before.forEach(watch);
  await draw(before);
  expect([...new Set(drawn)].sort()).toEqual(['a', 'b', 'c']);
  drawn.length = 0;
  const after = listPageRows(setValueAt(VALUE, ['blocks', 0, 'props', 'heading'], 'Firsts'), types);
  after.filter((row) => !before.includes(row)).forEach(watch);
  await draw(after);
  expect(names()).toEqual(['hero: Firsts', 'hero: Second', 'hero: Third']);
  expect([...new Set(drawn)]).toEqual(['a']);
});

test('a row is marked while something in its block has an error, and no other row is', async () => {
  const rows = listPageRows(VALUE, types);
  const problem: DocumentProblem = {
    ...{ source: 'home.json', pointer: '/blocks/1/props/heading', line: 1, column: 1, code: 'out-of-range' },
    ...{ message: 'Too long.', suggestion: null, document: 'one/page/home', path: ['blocks', 1, 'props', 'heading'] },
  };
  await draw(rows, [problem]);
  expect(names()).toEqual(['hero: First', 'hero: Second to fix', 'hero: Third']);
  await draw(rows);
  expect(names()).toEqual(['hero: First', 'hero: Second', 'hero: Third']);
});
