// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StageAnswer, StageRequest, StudioSiteEntry } from '../api-types.ts';
import { editorMachine } from '../editor/editor.machine.ts';
import type { EditorContext } from '../editor/editor.types.ts';
import { startHistory } from '../editor/history.ts';
import { createOpenDocument } from '../editor/open-documents.ts';
import type { PictureSide } from '../editor/picture-pages.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { PublishPictures } from './publish-pictures.tsx';

const ORIGIN = 'http://one.test';
const page = { site: 'one', kind: 'page', isInherited: false, source: '', title: 'Home', name: 'home' } as const;
const site: StudioSiteEntry = {
  key: 'one',
  name: 'One',
  shownAs: 'one',
  extendedBy: [],
  origin: ORIGIN,
  pages: [
    { ...page, path: '/', link: { route: 'home' } },
    { ...page, name: 'help', title: 'Help', path: '/help', link: { route: 'help' } },
  ],
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
const hero = (id: string, heading: string) => ({ id, type: 'Hero', props: { heading } });
const PUBLISHED = { blocks: [hero('a', 'Old'), hero('b', 'Gone')] };

let root: Root;
let stageRequests: StageRequest[];
let answer: () => Promise<StageAnswer>;
let large: PictureSide | null;
let frameTasks: FrameRequestCallback[];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  stageRequests = [];
  large = null;
  frameTasks = [];
  answer = async () => ({ kind: 'link', url: 'about:blank' });
  vi.stubGlobal('requestAnimationFrame', (task: FrameRequestCallback) => frameTasks.push(task));
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function createContext(changes: Readonly<Record<string, unknown>>): EditorContext {
  const client: StudioClient = Object.assign(Object.create(null), {
    showOnStage: (request: StageRequest) => {
      stageRequests.push(request);
      return answer();
    },
  });
  const input = { client, stage: 'stage-a', drafts: [], pick: () => 0 };
  const { context } = createActor(editorMachine, { input }).getSnapshot();
  const open = (name: string, published: unknown) => {
    const empty = { value: null, inherited: null, blank: {}, source: '', base: '', publishedBase: '' };
    const key = { site: 'one', kind: 'page', name } as const;
    return createOpenDocument(key, { ...empty, published, basedOn: null, draft: null, isOutdated: false });
  };
  const ids = Object.keys(changes).map((name) => [`one/page/${name}`, name] as const);
  return {
    ...context,
    documents: Object.fromEntries(ids.map(([id, name]) => [id, open(name, PUBLISHED)])),
    history: startHistory(Object.fromEntries(ids.map(([id, name]) => [id, changes[name]]))),
  };
}

const CHANGED = { blocks: [hero('a', 'New')] };
let context: EditorContext;

async function draw() {
  await act(async () =>
    root.render(
      <PublishPictures
        sites={[site]}
        blocks={new Map()}
        context={context}
        large={large}
        enlarge={(side) => {
          large = side;
        }}
      />,
    ),
  );
}

/** Paints the page, so that the pictures are requested. */
async function paint() {
  await act(async () => {
    for (const task of frameTasks) task(0);
    await vi.waitFor(() => expect(stageRequests.length).toBe(2));
  });
}

async function show(changes: Readonly<Record<string, unknown>> = { home: CHANGED }) {
  context = createContext(changes);
  await draw();
}

const frames = () => [...document.querySelectorAll('iframe')];
const status = () => document.querySelector('.pictures__tools + [role=status]')?.textContent;
const button = (label: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === label || one.textContent === label,
  );
  if (!found) throw new Error(`no button is named ${label}`);
  return found;
};
const press = async (label: string) => {
  await act(async () => button(label).click());
  await draw();
};

test('the publish dialog requests the previews of a page only after it has been painted', async () => {
  await show();
  expect([stageRequests.length, frames().length, status()]).toEqual([0, 0, 'Loading the pictures…']);
  await paint();
  expect(stageRequests[0]).toMatchObject({ site: 'one', path: '/', wantsLink: true });
});

test('two frames without focus and interaction show the page as published and as it will be', async () => {
  await show();
  await paint();
  expect(stageRequests.map(({ documents }) => documents.length)).toEqual([0, 1]);
  expect(frames().map((frame) => [frame.title, frame.tabIndex, frame.inert, frame.getAttribute('sandbox')])).toEqual(
    ['As published', 'As it will be'].map((side) => [
      `Home (One): ${side}`,
      -1,
      true,
      'allow-scripts allow-same-origin',
    ]),
  );
  await act(async () => {
    for (const frame of frames()) frame.dispatchEvent(new Event('load'));
  });
  expect(status()).toBe('The pictures are loaded.');
});

test('a picture that can not be shown says why', async () => {
  answer = () => Promise.reject(new Error('There is no connection.'));
  await show();
  await paint();
  expect(document.querySelector('.page-picture__words')?.textContent).toBe(
    'There is no picture: There is no connection.',
  );
});

test('each changed block is named, one after the other', async () => {
  await show();
  const change = () => document.querySelector('.pictures__steps p')?.textContent;
  expect(change()).toBe('Change 1 of 2: Hero: Gone');
  await press('Next change');
  expect(change()).toBe('Change 2 of 2: Hero: New');
  await press('Next change');
  expect(change()).toBe('Change 1 of 2: Hero: Gone');
  await press('Previous change');
  expect(change()).toBe('Change 2 of 2: Hero: New');
});

test('the outlines of changed blocks are sent only to the previewed page, not to other windows or origins', async () => {
  await show();
  await paint();
  const [frame] = frames();
  const postMessageMock = vi.fn();
  const shop: Window = Object.assign(Object.create(window), { postMessage: postMessageMock });
  Object.defineProperty(frame, 'contentWindow', { value: shop });
  const ready = { channel: 'vitrine.stage', type: 'ready' };
  const sendReadyMessage = (source: Window, origin: string) =>
    act(async () => {
      window.dispatchEvent(Object.assign(new Event('message'), { data: ready, source, origin }));
    });
  await sendReadyMessage(window, ORIGIN);
  await sendReadyMessage(shop, 'http://evil.test');
  expect(postMessageMock).not.toHaveBeenCalled();
  await sendReadyMessage(shop, ORIGIN);
  const outline = { type: 'outline', blocks: ['page.b', 'page.a'], current: 'page.b', thickness: 2 };
  expect(postMessageMock.mock.calls).toEqual([[{ channel: 'vitrine.stage', ...outline }, ORIGIN]]);
});

test('in full size one picture is shown, the focus follows, and the other is a press away', async () => {
  await show();
  const small = button('See it in full size: As it will be');
  small.focus();
  await press('See it in full size: As it will be');
  expect([large, document.activeElement?.textContent]).toEqual(['after', 'Back to both']);
  const covered = () => [...document.querySelectorAll('figure')].map((figure) => figure.hasAttribute('data-covered'));
  expect(covered()).toEqual([true, false]);
  const [before] = document.querySelectorAll<HTMLInputElement>('.pictures__sides input');
  await act(async () => before?.click());
  await draw();
  expect(covered()).toEqual([false, true]);
  await press('Back to both');
  expect([large, document.activeElement?.getAttribute('aria-label')]).toEqual([
    null,
    'See it in full size: As published',
  ]);
});

test('several changed pages are chosen by title, and one has no choice', async () => {
  await show();
  expect(document.querySelector('select')).toBe(null);
  await act(async () => root.render(null));
  await show({ home: CHANGED, help: CHANGED });
  const select = document.querySelector('select');
  expect([...(select?.options ?? [])].map((option) => option.textContent)).toEqual(['Home (One)', 'Help (One)']);
});

test('the place of a picture of a new page says that it is new', async () => {
  context = createContext({ home: CHANGED });
  const documents = Object.entries(context.documents).map(([id, one]) => [id, { ...one, published: null }] as const);
  context = { ...context, documents: Object.fromEntries(documents) };
  await draw();
  expect(document.querySelector('.page-picture__words')?.textContent).toBe('This page is new.');
});
