// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseJson } from '#engine/validation/parse-json.ts';
import { pressButton } from './testing/field-form.tsx';
import { UnreadableDocument } from './unreadable-document.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const send = vi.fn();
beforeEach(() => {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  send.mockReset();
});

const show = (lastGood: unknown) => {
  const parsed = parseJson('{\n  "version": 1\n  "path": "/help"\n}', 'help.json');
  const problems = parsed.ok ? [] : parsed.errors;
  const unreadable = { problems, lastGood };
  return act(async () => root.render(<UnreadableDocument title="Page" source="help.json" {...{ unreadable, send }} />));
};

test('a file that cannot be read is shown with the line of its fault, and one press brings the last good version', async () => {
  await show({ version: 1, path: '/help' });
  const alertText = document.querySelector('[role="alert"]')?.textContent;
  expect(alertText).toContain("its file help.json can't be read");
  expect(alertText).toContain('Line 3: A comma is expected between two entries.');
  await pressButton('Use the last good version');
  expect(send.mock.calls).toEqual([
    [{ type: 'DOCUMENT.REPLACE', value: { version: 1, path: '/help' }, change: 'Use the last good version' }],
  ]);
});

test('a file that could never be read has nothing to bring back', async () => {
  await show(null);
  expect(document.querySelector('button')).toBeNull();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Fix the file');
});
