// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import { changesMessages } from '../editor/changes.messages.gen.ts';
import { createCopyKeeper } from '../editor/copy-keeper.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { startHistory } from '../editor/history.ts';
import { createLocalCopies } from '../editor/local-copies.ts';
import { formatMoment } from '../editor/moments.ts';
import { type BrowserSession, BrowserSessionProvider } from './browser-session.ts';
import { earlierVersionsMessages } from './earlier-versions.messages.gen.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { homeMessages } from './home.messages.gen.ts';
import { signOutMessages } from './sign-out.messages.gen.ts';
import { SignOut } from './sign-out.tsx';
import { unsavedCopiesMessages } from './unsaved-copies.messages.gen.ts';
import { UnsavedCopies } from './unsaved-copies.tsx';

const SYDNEY = 'Australia/Sydney';
const ID = 'harbour/page/home';
const NOW = Date.UTC(2026, 0, 15, 8);
const PUBLISHED = { title: 'Tonight' };
const KIND = {
  type: 'object',
  properties: { title: { type: 'string', title: 'Title', description: 'The title.' } },
};
const opened = {
  key: { site: 'harbour', kind: 'page', name: 'home' } as const,
  published: PUBLISHED,
  base: 'first',
  inherited: null,
  blank: {},
  source: '',
};
const VERSIONS = [
  { id: 'three', at: NOW, value: PUBLISHED },
  { id: 'two', at: NOW - 60_000, value: { title: 'Later' } },
  { id: 'one', at: NOW - 120_000, value: { title: 'First' } },
];

let root: Root;
let sent: EditorEvent[];
let session: BrowserSession;
const signOut = vi.fn(async () => {});
const onSignedOut = vi.fn();
const copies = createLocalCopies({ storage: localStorage, editor: 'editor', tab: 'own', clock: () => NOW });
const crashed = createLocalCopies({ storage: localStorage, editor: 'editor', tab: 'crashed', clock: () => NOW });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sent = [];
  signOut.mockReset();
  onSignedOut.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(part: ReactNode) {
  const render = () => {
    session = {
      client: {
        announce: async () => 0,
        listVersions: async () => VERSIONS.map(({ id, at }) => ({ id, at })),
        readVersion: async (_, id) => VERSIONS.find((version) => version.id === id)?.value,
        signOut,
      },
      copies,
      keeper: createCopyKeeper(copies),
      lost: copies.list().filter(({ tab }) => tab === 'crashed'),
      others: 0,
      refresh: render,
      onSignedOut,
    };
    root.render(<BrowserSessionProvider value={session}>{part}</BrowserSessionProvider>);
  };
  await act(async () => render());
}

const send = (event: EditorEvent) => void sent.push(event);
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!button) throw new Error(`There is no button ${name}.`);
  return act(async () => button.click());
};
const status = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join('');

const showCopies = () =>
  show(
    <UnsavedCopies
      id={ID}
      timeZone={SYDNEY}
      context={{ documents: { [ID]: opened }, history: startHistory({ [ID]: PUBLISHED }) }}
      send={send}
    />,
  );

test('unsaved changes of a window that crashed are offered with their moment, and used by one press', async () => {
  const copy = { value: { title: 'Mine' }, saved: PUBLISHED, base: 'first' };
  crashed.save(ID, copy);
  await showCopies();
  const moment = formatMoment(NOW, SYDNEY);
  expect(document.querySelector('[role="group"]')?.textContent).toContain(unsavedCopiesMessages.found({ moment }));
  await press(unsavedCopiesMessages.use());
  expect(sent).toEqual([
    { type: 'LOCAL_COPY.RESTORE', id: ID, copy: { ...copy, at: NOW }, change: changeNamesMessages.copy({ moment }) },
  ]);
  expect([copies.list().map(({ tab }) => tab), status()]).toEqual([['own'], unsavedCopiesMessages.used()]);
});

test('unsaved changes that are thrown away are gone, and those of other documents stay', async () => {
  const copy = { value: { title: 'Mine' }, saved: PUBLISHED, base: 'first' };
  crashed.save(ID, copy);
  crashed.save('harbour/page/about', copy);
  await showCopies();
  await press(unsavedCopiesMessages.discard());
  expect([sent, copies.list().map(({ id }) => id), status()]).toEqual([
    [],
    ['harbour/page/about'],
    unsavedCopiesMessages.discarded(),
  ]);
  expect(document.querySelector('[role="group"]')).toBe(null);
});

test('unsaved changes that were stored after all are not offered', async () => {
  crashed.save(ID, { value: { title: 'Tonight' }, saved: null, base: '' });
  await showCopies();
  expect([document.querySelector('[role="group"]'), copies.list()]).toEqual([null, []]);
});

test('earlier versions are listed by moment with what each changed, and restored as a change', async () => {
  await show(<EarlierVersions document={opened} blocks={new Map()} kindSchema={KIND} timeZone={SYDNEY} send={send} />);
  await press(earlierVersionsMessages.show());
  const items = [...document.querySelectorAll('ol > li')].map((item) => [
    item.querySelector('h3')?.textContent.trim(),
    item.querySelector('ul')?.textContent,
  ]);
  const [now, before, first] = VERSIONS.map(({ at }) => formatMoment(at, SYDNEY));
  expect(items).toEqual([
    [
      `${now} ${earlierVersionsMessages.published()}`,
      changesMessages.text({ label: 'Title', after: 'Tonight', before: 'Later' }),
    ],
    [before, changesMessages.text({ label: 'Title', after: 'Later', before: 'First' })],
    [first, earlierVersionsMessages.first()],
  ]);
  const change = earlierVersionsMessages.restoreNamed({ moment: before ?? '' });
  await press(change);
  expect(sent).toEqual([{ type: 'DOCUMENT.REPLACE', value: { title: 'Later' }, change }]);
  expect(status()).toBe(earlierVersionsMessages.restored());
});

test('signing out without anything unsaved ends the session at once', async () => {
  await show(<SignOut drafts={0} />);
  await press(homeMessages.signOut());
  expect([signOut.mock.calls.length, onSignedOut.mock.calls.length]).toEqual([1, 1]);
});

test('signing out warns of drafts and unsaved changes, and wipes those only after it', async () => {
  copies.save(ID, { value: { title: 'Mine' }, saved: PUBLISHED, base: 'first' });
  await show(<SignOut drafts={2} />);
  await press(homeMessages.signOut());
  const dialog = document.querySelector('dialog');
  expect([dialog?.open, signOut.mock.calls.length]).toEqual([true, 0]);
  expect(dialog?.textContent).toContain(signOutMessages.drafts({ count: 2 }));
  expect(dialog?.textContent).toContain(signOutMessages.copies({ count: 1 }));
  const confirm = () => act(async () => dialog?.querySelectorAll('button')[1]?.click());
  signOut.mockRejectedValueOnce(new Error('The server is away.'));
  await confirm();
  expect([copies.list().length, dialog?.querySelector('[role="alert"]')?.textContent]).toEqual([
    1,
    signOutMessages.failed({ reason: 'The server is away.' }),
  ]);
  await confirm();
  expect([copies.list().length, onSignedOut.mock.calls.length]).toEqual([0, 1]);
});
