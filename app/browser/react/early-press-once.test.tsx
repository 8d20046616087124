// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rememberPress } from '../ambient/early-press.ts';

function Counted() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('a press that comes while React is hydrating the page is done once', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<main>${renderToString(<Counted />)}</main>`;
  const root = document.querySelector('main') ?? document.body;
  const button = document.querySelector('button');
  const { again } = rememberPress(root);
  await act(async () => {
    hydrateRoot(root, <Counted />);
    button?.click();
  });
  await act(again);
  expect(button?.textContent).toBe('1');
});
