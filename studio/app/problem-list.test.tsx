// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StudioSiteEntry } from '../api-types.ts';
import type { DocumentProblem } from '../editor/document-problems.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import { ProblemList } from './problem-list.tsx';
import { TEST_SITE } from './testing/field-form.tsx';
import { useProblemPlace } from './use-problem-place.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const page = (name: string, title: string) =>
  ({
    site: 'harbour',
    kind: 'page',
    name,
    title,
    path: `/${name}`,
    link: { page: name },
    isInherited: false,
    source: `${name}.json`,
  }) as const;
const SITE: StudioSiteEntry = { ...TEST_SITE, pages: [page('help', 'Help'), page('about', 'About us')] };
const BLOCK: PageBlock = {
  id: 'a',
  type: 'button',
  name: 'Button',
  path: ['blocks', 0],
  depth: 0,
  count: 1,
  origin: 'own',
  isGated: false,
};
const PROBLEM: DocumentProblem = {
  source: 'help.json',
  pointer: '/blocks/0/props/tone',
  code: 'not-allowed',
  message: "'primery' is not allowed here. Allowed: 'primary' or 'plain'.",
  suggestion: "Did you mean 'primary'?",
  line: null,
  column: null,
  document: 'harbour/page/help',
  path: ['blocks', 0, 'props', 'tone'],
};
const VALUE = { blocks: [{ id: 'a', type: 'button', props: { tone: 'primery' } }] };

let root: Root;
let sent: EditorEvent[];

beforeEach(() => {
  sent = [];
  location.hash = '';
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
});
afterEach(() => act(async () => root.unmount()));

/** An editor with the list of problems and a form; the problems of documents that are not open have no path. */
function Editor({ current }: { readonly current: string }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useRef<HTMLElement>(null);
  const isHere = current === PROBLEM.document;
  const problems = [isHere ? PROBLEM : { ...PROBLEM, path: [] }];
  const blocks = isHere ? [BLOCK] : [];
  const send = (event: EditorEvent) => {
    sent.push(event);
    if (event.type === 'BLOCK.CHOOSE') setChosen(event.id);
  };
  const openProblem = useProblemPlace({ current, problems, blocks, chosen, form, send });
  return (
    <>
      <ProblemList {...{ problems, current, blocks, openProblem, send }} document={VALUE} sites={[SITE]} />
      <aside ref={form} tabIndex={-1}>
        {chosen === null ? null : <input aria-label={`field of ${chosen}`} aria-invalid />}
      </aside>
    </>
  );
}
const show = (current: string) => act(async () => root.render(<Editor current={current} />));
const press = (at: number) => act(async () => document.querySelectorAll('button')[at]?.click());

test('a problem of the document in view chooses its block and focuses the faulty field', async () => {
  await show('harbour/page/help');
  await press(0);
  expect(sent).toEqual([{ type: 'BLOCK.CHOOSE', id: 'a' }]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('field of a');
});

test('a problem of another document is named by its title, and chosen and focused once it is open', async () => {
  await show('harbour/page/about');
  expect(document.querySelector('strong')?.textContent).toBe('Help (Harbour)');
  await press(0);
  expect([location.hash, sent]).toEqual(['#harbour/page/help', []]);
  await show('harbour/page/help');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('field of a');
});

test('a value that a problem suggests is taken by one press, in the document in view only', async () => {
  await show('harbour/page/about');
  expect(document.querySelectorAll('button')).toHaveLength(1);
  await show('harbour/page/help');
  await press(1);
  expect(sent).toEqual([{ type: 'FIELD.CHANGE', path: PROBLEM.path, value: 'primary', change: 'Use ‘primary’' }]);
});
