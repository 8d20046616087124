// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { UnseenBlock } from '../editor/unseen-blocks.ts';
import { USUAL_VIEWER } from '../editor/viewer.ts';
import { UnseenNotice } from './unseen-notice.tsx';

const site = { segments: [], capabilities: [], regions: [], locales: [], timeZone: 'Australia/Sydney' };
const customer = { ...USUAL_VIEWER, signedIn: true };

let root: Root;
let sent: EditorEvent[];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sent = [];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const show = (unseen: UnseenBlock | null) =>
  act(async () => root.render(<UnseenNotice unseen={unseen} site={site} send={(event) => sent.push(event)} />));
const status = () => document.querySelector('[role=status]');
const button = () => document.querySelector('button');

test('the notice says why a block is not shown, and its button shows the page as a visitor who sees the block', async () => {
  await show({ reason: 'Not shown to an anonymous visitor.', seenBy: customer });
  expect(status()?.textContent).toBe('Not shown to an anonymous visitor.');
  const described = document.getElementById(button()?.getAttribute('aria-describedby') ?? '');
  expect([button()?.textContent, described?.textContent]).toEqual([
    'See the page as someone who sees it',
    'As a customer, now',
  ]);
  await act(async () => button()?.click());
  expect(sent).toEqual([{ type: 'VIEWER.CHANGE', viewer: customer }]);
});

test('the focus stays in the notice when the press has made the block seen', async () => {
  await show({ reason: 'Not shown to an anonymous visitor.', seenBy: customer });
  button()?.focus();
  await act(async () => button()?.click());
  await show(null);
  expect([document.activeElement, status()?.textContent, button()]).toEqual([
    status(),
    'The page is now shown as to someone who sees this block.',
    null,
  ]);
});

test('the notice is empty for a visible block, and has no button when no visitor can see the block', async () => {
  await show(null);
  expect(status()?.textContent).toBe('');
  await show({ reason: 'Hidden from everybody.', seenBy: null });
  expect([status()?.textContent, button()]).toEqual(['Hidden from everybody.', null]);
});
