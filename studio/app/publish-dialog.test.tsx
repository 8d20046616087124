// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { editorMachine } from '../editor/editor.machine.ts';
import { startHistory } from '../editor/history.ts';
import { createOpenDocument } from '../editor/open-documents.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { PublishDialog } from './publish-dialog.tsx';

const ID = 'one/site/site';

test('changes are described only while the publish dialog is open, because that takes long on a long page', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const client: StudioClient = Object.create(null);
  const input = { client, stage: 'stage-a', drafts: [], pick: () => 0 };
  const { context } = createActor(editorMachine, { input }).getSnapshot();
  const published = { name: 'Old' };
  const key = { site: 'one', kind: 'site', name: 'site' } as const;
  const opened = createOpenDocument(key, {
    ...{ value: null, inherited: null, blank: {}, source: '', base: '', publishedBase: '', basedOn: null },
    ...{ published, draft: null, isOutdated: false },
  });
  const dialog = createRef<HTMLDialogElement>();
  let reads = 0;
  const value = {
    get name() {
      reads += 1;
      return 'New';
    },
  };
  await act(async () =>
    root.render(
      <PublishDialog
        {...{ dialog }}
        sites={[]}
        blocks={new Map()}
        kinds={[]}
        context={{ ...context, documents: { [ID]: opened }, history: startHistory({ [ID]: value }) }}
        changed={[ID]}
        send={() => undefined}
      />,
    ),
  );
  const toggle = (newState: 'open' | 'closed') =>
    act(async () => dialog.current?.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
  const lines = () => [...place.querySelectorAll('.publish__documents li li')].map(({ textContent }) => textContent);
  expect([lines(), reads]).toEqual([[], 0]);
  await toggle('open');
  expect([lines(), reads > 0]).toEqual([['name: “New” instead of “Old”'], true]);
  await toggle('closed');
  expect(lines()).toEqual([]);
  await act(async () => root.unmount());
});
