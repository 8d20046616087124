// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StudioSiteEntry } from '../api-types.ts';
import { editorMachine } from '../editor/editor.machine.ts';
import type { EditorContext } from '../editor/editor.types.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { Stage } from './stage.tsx';

const site: StudioSiteEntry = {
  key: 'one',
  name: 'One',
  shownAs: 'one',
  extendedBy: [],
  origin: 'http://one.test',
  pages: [],
  documents: [],
  pictures: [],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
  capabilities: [],
  contents: [],
  colours: [],
};
const nothing = () => {};

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

async function show(change: Partial<EditorContext>) {
  const client: StudioClient = Object.create(null);
  const input = { client, stage: 'stage-a', drafts: [], pick: () => 0 };
  const { context } = createActor(editorMachine, { input }).getSnapshot();
  await act(async () =>
    root.render(
      <Stage
        site={site}
        context={{ ...context, ...change }}
        isReady={false}
        isConnected={false}
        send={nothing}
        onFollow={nothing}
        onPress={nothing}
        search={nothing}
      />,
    ),
  );
  return document.querySelector('iframe');
}

test('a page that the frame has loaded is not sent to it, and a changed one is', async () => {
  const frame = await show({ stageUrl: 'about:blank' });
  const sent = vi.fn<(message: unknown) => void>();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: sent } });
  await show({ stageUrl: 'about:blank', payload: { revision: 0, page: {}, isLoaded: true } });
  expect(sent.mock.calls).toEqual([]);
  await show({ stageUrl: 'about:blank', payload: { revision: 1, page: {}, isLoaded: false } });
  expect(sent.mock.lastCall?.[0]).toMatchObject({ type: 'show', revision: 1 });
});

// The second of two navigations of one frame at short intervals can be lost.
test('each address is loaded in a new frame, and changes of the page stay in the same one', async () => {
  const first = await show({ stageUrl: 'about:blank?first' });
  expect(await show({ stageUrl: 'about:blank?first', width: 390 })).toBe(first);
  const second = await show({ stageUrl: 'about:blank?second' });
  expect(second).not.toBe(first);
  expect(second?.src).toBe('about:blank?second');
});
