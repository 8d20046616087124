import { describe, expect, test } from 'vitest';
import type {
  StudioBlockType,
  StudioDocumentAnswer,
  StudioDocumentKey,
  StudioPageEntry,
  StudioSiteEntry,
} from '../api-types.ts';
import type { EditorPlace } from './editor.types.ts';
import { startHistory } from './history.ts';
import { createOpenDocument, formatDocumentId } from './open-documents.ts';
import { createPictureRequest, listPicturedPages, type PicturedPage } from './picture-pages.ts';
import { publishPicturesMessages } from './publish-pictures.messages.gen.ts';
import { stageMessages } from './stage.messages.gen.ts';
import { USUAL_VIEWER } from './viewer.ts';

const BLOCKS = new Map<string, StudioBlockType>();
const hero = (id: string, heading = id) => ({ id, type: 'Hero', props: { heading } });

function createPage(site: string, name: string, path: string | null, more = {}): StudioPageEntry {
  const link = path === null ? { page: name } : { route: name };
  return { site, kind: 'page', name, title: name, path, link, isInherited: false, source: '', ...more };
}
function createSite(
  key: string,
  pages: readonly StudioPageEntry[],
  more: Partial<StudioSiteEntry> = {},
): StudioSiteEntry {
  return {
    key,
    name: key.toUpperCase(),
    shownAs: key,
    extendedBy: [],
    origin: `http://${key}.test`,
    pages,
    documents: [],
    pictures: [],
    segments: [],
    regions: [],
    locales: ['en-AU'],
    timeZone: 'Australia/Sydney',
    capabilities: [],
    contents: [],
    colours: [],
    ...more,
  };
}
const one = createSite('one', [
  createPage('one', 'home', '/'),
  createPage('one', 'help', '/help'),
  createPage('one', 'offer', null),
]);
const two = createSite('two', [createPage('two', 'home', '/')]);
const base = createSite('base', [createPage('base', 'home', '/')], {
  shownAs: 'one',
  extendedBy: ['ONE'],
  origin: one.origin,
});
const SITES = [one, two, base];

type Change = readonly [key: StudioDocumentKey, published: unknown, own: unknown];
const pageKey = (name: string, site = 'one') => ({ site, kind: 'page', name }) as const;
const theme = (site: string): Change => [{ site, kind: 'theme', name: 'theme' }, {}, { colours: {} }];

function createContext(changes: readonly Change[], path: string | null = '/', inherited: unknown = null) {
  const answer: StudioDocumentAnswer = {
    value: null,
    published: null,
    inherited,
    blank: {},
    source: '',
    base: '',
    publishedBase: '',
    basedOn: null,
    draft: null,
    isOutdated: false,
  };
  const place: EditorPlace = { key: pageKey('home'), page: { site: 'one', path } };
  const viewer = { ...USUAL_VIEWER, signedIn: true };
  return {
    documents: Object.fromEntries(
      changes.map(([key, published]) => [formatDocumentId(key), createOpenDocument(key, { ...answer, published })]),
    ),
    history: startHistory(Object.fromEntries(changes.map(([key, , own]) => [formatDocumentId(key), own]))),
    place,
    viewer,
  };
}
const list = (changes: readonly Change[], path?: string | null, inherited?: unknown) =>
  listPicturedPages(createContext(changes, path, inherited), SITES, BLOCKS);
const shown = (path: string) => ({ kind: 'shown', path });

describe('listPicturedPages', () => {
  test('shows a changed page before and after, with its changed blocks by their ids on the stage', () => {
    const blocks = [hero('a'), hero('b'), hero('c')];
    const pages = list([[pageKey('home'), { blocks }, { blocks: [hero('a', 'new'), hero('b')] }]]);
    expect(pages).toEqual([
      {
        key: 'one/page/home',
        title: 'home (ONE)',
        site: 'one',
        origin: 'http://one.test',
        before: shown('/'),
        after: shown('/'),
        changed: [
          { id: 'page.c', name: 'Hero: c' },
          { id: 'page.a', name: 'Hero: new' },
        ],
      },
    ]);
  });

  test('lists the page on the stage first, and no page without a change', () => {
    const page = { head: {} };
    const changes: Change[] = [
      [pageKey('help'), page, { head: { title: 'New' } }],
      [pageKey('home'), page, { head: { title: 'New' } }],
      [pageKey('home', 'two'), page, page],
    ];
    expect(list(changes).map(({ key }) => key)).toEqual(['one/page/home', 'one/page/help']);
  });

  test.each([
    [
      'a new page has no picture as published',
      null,
      { path: '/new' },
      { kind: 'absent', reason: publishPicturesMessages.isNew },
      shown('/new'),
    ],
    [
      'a deleted page has no picture as it will be',
      { path: '/old' },
      null,
      shown('/old'),
      { kind: 'absent', reason: publishPicturesMessages.deleted },
    ],
    ['a page with another address is shown at each', { path: '/old' }, { path: '/new' }, shown('/old'), shown('/new')],
    [
      'a page that will be hidden has no picture as it will be',
      { path: '/a' },
      { path: '/a', disabled: true },
      shown('/a'),
      { kind: 'absent', reason: publishPicturesMessages.hidden },
    ],
  ])('%s', (_, published, own, before, after) => {
    expect(list([[pageKey('offer'), published, own]])).toMatchObject([{ before, after }]);
  });

  test('a page of a route that the session deletes is shown at its address before', () => {
    const sites = SITES.map((site) => ({
      ...site,
      pages: site.pages.map((page) => ({ ...page, path: null, formerPath: `/former-${page.name}` })),
    }));
    const context = createContext([[pageKey('home'), { route: 'home' }, null]], null);
    expect(listPicturedPages(context, sites, BLOCKS)).toMatchObject([
      { before: shown('/former-home'), after: { kind: 'absent', reason: publishPicturesMessages.deleted } },
    ]);
  });

  test('a page that a site inherits and changes is shown as inherited before', () => {
    expect(list([[pageKey('home'), null, { head: {} }]], '/', { route: 'home' })).toMatchObject([
      { before: shown('/'), after: shown('/') },
    ]);
  });

  test('a page at many addresses has no pictures', () => {
    const absent = { kind: 'absent', reason: stageMessages.noAddress };
    expect(list([[pageKey('offer'), { route: 'offer' }, { route: 'offer', head: {} }]])).toMatchObject([
      { before: absent, after: absent },
    ]);
  });

  test('a changed theme is seen on the page of the stage, also that of the site which it extends', () => {
    const pages = list([theme('one'), theme('base')], '/help');
    expect(pages).toMatchObject([{ title: 'help (ONE)', site: 'one', before: shown('/help'), after: shown('/help') }]);
  });

  test('a changed theme of another brand is seen on its front page, and so it is without a page on the stage', () => {
    expect([...list([theme('two')], '/help'), ...list([theme('one')], null)]).toMatchObject([
      { title: 'home (TWO)', site: 'two', before: shown('/') },
      { title: 'home (ONE)', site: 'one', before: shown('/') },
    ]);
  });

  test('changed layouts and themes that are visible on a changed page are shown in the pictures of that page', () => {
    const layout: Change = [{ site: 'one', kind: 'layout', name: 'shop' }, { blocks: [hero('x')] }, { blocks: [] }];
    const pages = list([theme('one'), layout, [pageKey('home'), { blocks: [] }, { blocks: [hero('a')] }]]);
    expect(pages).toMatchObject([
      { key: 'one/page/home', changed: [{ id: 'page.a' }, { id: 'layout.x', name: 'Hero: x' }] },
    ]);
  });
});

describe('createPictureRequest', () => {
  const changes: Change[] = [theme('one'), [pageKey('home'), { a: 1 }, { a: 1 }]];
  const page: PicturedPage = {
    key: 'one/page/home',
    title: '',
    site: 'one',
    origin: '',
    before: { kind: 'shown', path: '/old' },
    after: { kind: 'shown', path: '/new' },
    changed: [],
  };
  const context = createContext(changes);

  test('shows the page as published without documents, to the chosen visitor', () => {
    expect(createPictureRequest('stage-a', page, 'before', context)).toEqual({
      stage: 'stage-a',
      site: 'one',
      path: '/old',
      viewer: context.viewer,
      wantsLink: true,
      documents: [],
    });
  });

  test('shows the page as it will be with all changed documents', () => {
    expect(createPictureRequest('stage-a', page, 'after', context)).toMatchObject({
      path: '/new',
      documents: [{ site: 'one', kind: 'theme', name: 'theme', value: { colours: {} } }],
    });
  });

  test('shows the page of another brand to the usual visitor, because features and regions differ', () => {
    expect(createPictureRequest('stage-a', { ...page, site: 'two' }, 'after', context)?.viewer).toBe(USUAL_VIEWER);
  });

  test('returns null for an absent page', () => {
    const absent: PicturedPage = { ...page, before: { kind: 'absent', reason: publishPicturesMessages.isNew } };
    expect(createPictureRequest('stage-a', absent, 'before', context)).toBe(null);
  });
});
