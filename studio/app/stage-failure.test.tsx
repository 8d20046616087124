// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { editorMachine } from '../editor/editor.machine.ts';
import { failuresMessages } from '../editor/failures.messages.gen.ts';
import { stageMessages } from '../editor/stage.messages.gen.ts';
import { createFakeClient } from '../editor/testing/fake-client.ts';
import { Stage } from './stage.tsx';
import { pressButton, TEST_SITE } from './testing/field-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const send = vi.fn();
const nothing = () => {};
const FAILURE = stageMessages.notLoaded();

beforeEach(async () => {
  send.mockReset();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  const input = { client: createFakeClient({}), stage: 'stage-a', drafts: [], pick: () => 0 };
  const { context } = createActor(editorMachine, { input }).getSnapshot();
  const home = { key: { site: 'harbour', kind: 'page', name: 'home' }, page: { site: 'harbour', path: '/' } } as const;
  await act(async () =>
    root.render(
      <Stage
        site={TEST_SITE}
        context={{ ...context, place: home, stageFailure: FAILURE }}
        isReady={false}
        isConnected={false}
        send={send}
        onFollow={nothing}
        onPress={nothing}
        search={nothing}
      />,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

test('a stage that could not be loaded says so, and a button loads it again without losing the focus', async () => {
  expect(document.querySelector('[role=alert]')?.textContent).toBe(FAILURE);
  await pressButton(failuresMessages.again());
  expect(send.mock.calls).toEqual([[{ type: 'STAGE.LOAD' }]]);
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a stage is loaded again when the connection returns, and no longer once it is left', async () => {
  dispatchEvent(new Event('online'));
  expect(send.mock.calls).toEqual([[{ type: 'STAGE.LOAD' }]]);
  await act(async () => root.render(null));
  dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(1);
});
