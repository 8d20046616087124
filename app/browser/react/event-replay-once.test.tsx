// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { captureClicksBeforeHydration } from '../page-script/event-replay.ts';
import { replayFieldValues } from './field-replay.ts';

function Counted() {
  const [count, setCount] = useState(0);
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <output>{agreed ? 'agreed' : 'not agreed'}</output>
    </>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<main>${renderToString(<Counted />)}</main>`;
});

/** Clicks while React is hydrating. */
async function pressMeanwhile(selector: string) {
  const root = document.querySelector('main') ?? document.body;
  const { again } = captureClicksBeforeHydration(root);
  await act(async () => {
    hydrateRoot(root, <Counted />);
    document.querySelector<HTMLElement>(selector)?.click();
  });
  await act(async () => replayFieldValues(root));
  await act(again);
}

test('a press on a button during hydration is handled once', async () => {
  await pressMeanwhile('button');
  expect(document.querySelector('button')?.textContent).toBe('1');
});

test('a checkbox ticked during hydration stays ticked', async () => {
  await pressMeanwhile('input');
  expect(document.querySelector('output')?.textContent).toBe('agreed');
  expect(document.querySelector('input')?.checked).toBe(true);
});
