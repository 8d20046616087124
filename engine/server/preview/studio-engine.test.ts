import { expect, test } from 'vitest';
import { createEditorLanguageRunner } from '#engine/messages/editor-languages.server.ts';
import type { HeldBackDocument } from '../../cms/documents.ts';
import { EMPTY_EDITABLE_DOCUMENTS } from '../../cms/editable-documents.ts';
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { createUnsavedDocumentStore, isSnapshotName } from '../../cms/unsaved-documents.ts';
import { createMessageRegistry } from '../../messages/message-registry.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import type { BlockSchema } from '../../validation/block-schemas.ts';
import { verifySignedLink } from '../signed-link.ts';
import { openTwoBrandTestPages } from '../testing/small-shop.tsx';
import { parsePreviewRequestTarget } from './preview-context.ts';
import { createStudioEngine, type StageViewer } from './studio-engine.ts';

const STAGE = 'stage-0123456789abcdefghijkl';
const SECRET = 'the secret of links';
const VIEWER: StageViewer = {
  signedIn: true,
  segment: 'premium',
  region: 'VIC',
  locale: 'en-GB',
  at: Date.UTC(2026, 2, 3, 9),
  capabilities: { blog: true, music: false, causes: true },
  consent: 'given',
  flow: { id: 'cart', state: 'cart.expired' },
};
const THEME = { version: 1, colours: { background: '#fdf6e3' } };
const SETTINGS = { name: STAGE, site: 'one', path: '/list?page=2', viewer: VIEWER };

const block = (type: string, flows: readonly string[], overlay: string | null): BlockSchema => ({
  type,
  title: type,
  category: 'system',
  interactive: true,
  overlay,
  flows,
  data: null,
  slots: [],
  routes: [],
  accepts: () => true,
  schema: {},
});

function open(heldBack: readonly HeldBackDocument[] = []) {
  const unsaved = createUnsavedDocumentStore();
  const { parts, documents } = openTwoBrandTestPages();
  const engine = createStudioEngine({
    store: {
      view: () => ({ ...EMPTY_EDITABLE_DOCUMENTS, sites: ['one'] }),
      heldBack: () => heldBack,
      subscribe: () => () => {},
    },
    unsaved,
    previews: {
      ...parts,
      drafts: async () => ({
        catalogue: createSiteCatalogue(
          createTestPublishedDocuments({ documents: { ...documents(), 'one/theme': THEME } }),
        ),
        problemsOf: () => null,
      }),
      stageScripts: () => ({ entry: '/_assets/entry.js', preload: ['/_assets/stage.js'] }),
      loadExample: async () => undefined,
      runInLanguageOfEditor: createEditorLanguageRunner(async () => ({})),
      foresees: async () => false,
      cmsOrigin: null,
      studioOrigin: null,
      linkSecret: SECRET,
    },
    blocks: {
      list: block('list', ['cart'], null),
      login: block('login', ['cart', 'login'], 'login'),
      logo: block('logo', ['beat'], null),
      maze: { ...block('maze', [], null), category: 'content', slots: ['main'], routes: ['nowhere'] },
    },
    pictures: { list: () => null, read: async () => null, waitUntilPublished: async () => false },
    messages: { registry: createMessageRegistry({}), catalogues: {}, everywhere: [] },
    loadExampleProps: async () => undefined,
    statesOfFlow: async (flow) => (flow === 'beat' ? [] : [`${flow}.open`]),
  });
  return { engine, unsaved };
}

const contextOf = (link: string) => parsePreviewRequestTarget(link);

test('the link of a stage carries every setting of the simulated visitor', () => {
  const link = open().engine.link(SETTINGS, 1000);
  expect([verifySignedLink(link, SECRET, 999), verifySignedLink(link, SECRET, 1000)]).toEqual([true, false]);
  expect(contextOf(link)).toEqual({
    site: 'one',
    path: '/list?page=2',
    draft: STAGE,
    segment: 'premium',
    with: ['blog', 'causes'],
    without: ['music'],
    locale: 'en-GB',
    region: 'VIC',
    at: Date.UTC(2026, 2, 3, 9),
    signedIn: true,
    consent: 'given',
    flow: { id: 'cart', state: 'cart.expired' },
  });
});

test('a shared link shows a copy of the stage, or the published documents if the stage has no changes', () => {
  const { engine, unsaved } = open();
  unsaved.put(STAGE, []);
  const same = engine.share(SETTINGS, 1000);
  expect([same.isPublished, contextOf(same.link)?.draft]).toEqual([true, null]);
  const changed = { site: 'one', kind: 'page', name: 'home', source: 'home', text: '{"version":1}' } as const;
  unsaved.put(STAGE, [changed]);
  const { link, isPublished } = engine.share(SETTINGS, 1000);
  const draft = contextOf(link)?.draft ?? '';
  expect([isPublished, isSnapshotName(draft), verifySignedLink(link, SECRET, 999)]).toEqual([false, true, true]);
  expect(unsaved.get(draft)).toEqual([changed]);
  expect(contextOf(link)).toMatchObject({ ...contextOf(same.link), draft });
});

test('flows are listed with the states that show something and the blocks that show them', async () => {
  expect(await open().engine.listFlows()).toEqual([
    { id: 'cart', states: ['cart.open'], blocks: ['list', 'login'], isOverlay: false },
    { id: 'login', states: ['login.open'], blocks: ['login'], isOverlay: true },
  ]);
});

test('a kind of block names its slots, and the sites without a page that it links to', async () => {
  const types = await open().engine.listBlockTypes();
  expect(types.find(({ type }) => type === 'maze')).toMatchObject({
    slots: ['main'],
    unavailableIn: ['one'],
    example: {},
  });
  expect(types.find(({ type }) => type === 'list')).toMatchObject({ slots: [], unavailableIn: [], example: null });
});

test('a document whose newest version is invalid is marked, and is listed even if it never had a valid version', () => {
  const createHeldBackDocument = (id: string): HeldBackDocument => ({
    id,
    source: id,
    servedVersion: null,
    since: 0,
    errors: [],
  });
  const { engine } = open(
    ['one:page:list', 'one:page:new-year', 'one:navigation:extra', 'two:page:far'].map(createHeldBackDocument),
  );
  const [one] = engine.listSites();
  expect(one?.pages.filter(({ isHeldBack }) => isHeldBack).map(({ name, title, path }) => [name, title, path])).toEqual(
    [['new-year', 'New year', null]],
  );
  expect(one?.documents.filter(({ isHeldBack }) => isHeldBack)).toEqual([
    {
      site: 'one',
      kind: 'navigation',
      name: 'extra',
      title: 'Extra',
      isInherited: false,
      source: 'one:navigation:extra',
      isHeldBack: true,
    },
  ]);
});

test('the page of a stage is sent with the theme as it is being edited', async () => {
  const viewer = { ...VIEWER, segment: null, region: null, locale: null, capabilities: {}, flow: null };
  const stage = { ...SETTINGS, path: '/', viewer };
  const shown = await open().engine.render(stage, 'http://one.localhost', AbortSignal.timeout(5000));
  expect(shown).toMatchObject({
    kind: 'page',
    payload: { themeStyles: expect.stringContaining('--colour-background:#fdf6e3') },
  });
});
