import { expect, test } from 'vitest';
import type { StudioBlockType, StudioDocumentAnswer, StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { addToHistory, startHistory } from './history.ts';
import { createOpenDocument } from './open-documents.ts';
import { listPaletteEntries, listRecentKeys, type PaletteSources } from './palette-entries.ts';

const answer: StudioDocumentAnswer = {
  value: null,
  published: null,
  inherited: null,
  blank: {},
  source: '',
  base: '',
  publishedBase: '',
  basedOn: null,
  draft: null,
  isOutdated: false,
};
const page = (site: string, name: string, isInherited = false): StudioPageEntry => ({
  site,
  kind: 'page',
  name,
  title: `Page ${name}`,
  source: '',
  path: name === 'home' ? '/' : null,
  link: { page: name },
  isInherited,
});
const site = (key: string, pages: readonly StudioPageEntry[], contents: StudioSiteEntry['contents'] = []) =>
  ({
    key,
    name: key.toUpperCase(),
    shownAs: key,
    extendedBy: [],
    origin: '',
    pages,
    documents: [{ site: key, kind: 'theme', name: 'theme', title: 'Theme', isInherited: false, source: '' }],
    pictures: [],
    segments: [],
    regions: [],
    locales: ['en-AU'],
    timeZone: 'Australia/Sydney',
    capabilities: [],
    contents,
    colours: [],
  }) satisfies StudioSiteEntry;
const hero: StudioBlockType = {
  type: 'hero',
  title: 'Hero',
  category: 'section',
  schema: { description: 'A picture and what to do next.' },
  example: {},
  slots: [],
  unavailableIn: [],
};

const HOME = { blocks: [{ id: 'a', type: 'hero', props: { heading: 'Tonight' } }] };
const ABOUT = { blocks: [{ id: 'b', type: 'hero' }] };
const documents = {
  'one/page/about': createOpenDocument({ site: 'one', kind: 'page', name: 'about' }, { ...answer, published: ABOUT }),
  'one/page/home': createOpenDocument({ site: 'one', kind: 'page', name: 'home' }, { ...answer, published: HOME }),
};
const history = startHistory({ 'one/page/about': ABOUT, 'one/page/home': HOME });
const sources = (changes: Partial<PaletteSources['context']> = {}, more: Partial<PaletteSources> = {}) => ({
  sites: [site('one', [page('one', 'about', true), page('one', 'home')])],
  types: new Map([['hero', hero]]),
  context: { documents, history, chosen: null, copied: null, mode: 'select' as const, ...changes },
  open: page('one', 'home'),
  added: [hero],
  isStored: true,
  canCreatePage: true,
  language: null,
  ...more,
});
const titles = (given: PaletteSources, label: string) =>
  listPaletteEntries(given)
    .filter((entry) => entry.label === label)
    .map(({ title }) => title);

test('on the home there are no actions on a page, only new pages of each brand', () => {
  const sites = [site('one', []), site('two', [])];
  expect(titles(sources({}, { open: null, sites }), 'Action')).toEqual([
    'New page: ONE',
    'New page: TWO',
    'Show the tour',
  ]);
  expect(titles(sources({}, { open: null, canCreatePage: false }), 'Action')).toEqual(['Show the tour']);
  const languages = { open: null, canCreatePage: false, language: 'Language: English' };
  expect(titles(sources({}, languages), 'Action')).toEqual(['Show the tour', 'Language: English']);
});

test('undo, redo and publish are there with the names of what they do, only where they can be done', () => {
  expect(titles(sources(), 'Action').filter((title) => /^(Undo|Redo|Publish)/.test(title))).toEqual([]);
  const changed = addToHistory(history, { ...history.present, 'one/page/home': {} }, 'Heading', null);
  expect(titles(sources({ history: changed }), 'Action').slice(0, 2)).toEqual([
    'Publish: documents with changes: 1',
    'Undo: Heading',
  ]);
  const unsaved = titles(sources({ history: changed }, { isStored: false }), 'Action');
  expect(unsaved[0]).toBe('Undo: Heading');
});

test('the chosen block is copied, duplicated and removed, and a copied one is pasted after it', () => {
  const found = listPaletteEntries(sources({ chosen: 'a', copied: { id: 'x', type: 'hero' } }));
  const events = found.flatMap(({ effect }) => (effect.kind === 'send' ? [effect.event] : []));
  const path = ['blocks', 0];
  expect(events.slice(0, 4)).toEqual([
    { type: 'BLOCK.COPY', path },
    { type: 'BLOCK.PASTE', after: path, change: 'Paste a block' },
    { type: 'BLOCK.DUPLICATE', path, change: 'Duplicate Hero: Tonight' },
    { type: 'BLOCK.REMOVE', path, change: 'Remove Hero: Tonight' },
  ]);
});

test('a theme takes no blocks, so none are added, copied or pasted', () => {
  const theme = { site: 'one', kind: 'theme', name: 'theme', title: 'Theme', isInherited: false, source: '' } as const;
  const found = listPaletteEntries(sources({ chosen: 'a', copied: { id: 'x', type: 'hero' } }, { open: theme }));
  expect(found.filter(({ key }) => /^(add:|do:(paste|copy|remove))/.test(key))).toEqual([]);
});

test('the modes that the stage is not in are offered', () => {
  expect(titles(sources(), 'Action')).toContain('Try the page');
  expect(titles(sources({ mode: 'try' }), 'Action')).toContain('Select blocks on the page');
  expect(titles(sources({ mode: 'try' }), 'Action')).toContain('Change words of the page');
  expect(titles(sources({ mode: 'words' }), 'Action')).not.toContain('Change words of the page');
});

test('blocks of open documents lead to their document, those of the page in view first', () => {
  const blocks = listPaletteEntries(sources()).filter(({ label }) => label === 'Block');
  expect(blocks.map(({ title, detail, effect }) => [title, detail, effect])).toEqual([
    ['Hero: Tonight', 'On Page home, ONE', { kind: 'open', place: 'one/page/home', block: 'a' }],
    ['Hero', 'On Page about, ONE', { kind: 'open', place: 'one/page/about', block: 'b' }],
  ]);
});

test('documents of a brand come before those that it inherits, with brand and address', () => {
  const found = listPaletteEntries(sources()).filter(({ key }) => key.startsWith('one/') && !key.includes('#'));
  expect(found.map(({ key, label, detail }) => [key, label, detail])).toEqual([
    ['one/page/home', 'Page', 'ONE, /'],
    ['one/theme/theme', 'Colours and type', 'ONE'],
    ['one/page/about', 'Page', 'ONE'],
  ]);
});

test('a shared text is listed once, at the site that has it, and leads to its document', () => {
  const document = { site: 'base', kind: 'content', name: 'home.en-au' } as const;
  const contents = [
    {
      key: 'home.welcome',
      type: 'plain',
      excerpt: `## Welcome\n\n${'x'.repeat(90)}`,
      uses: 1,
      places: [],
      reach: { pages: 0, brands: [], part: null },
      document,
    } as const,
  ];
  const sites = [site('one', [], contents), site('base', [], contents)];
  const found = listPaletteEntries(sources({}, { sites })).filter(({ label }) => label === 'Shared words');
  expect(found).toEqual([
    {
      key: 'base:home.welcome',
      label: 'Shared words',
      title: `Welcome ${'x'.repeat(72)}…`,
      detail: 'home.welcome, BASE',
      keywords: `## Welcome\n\n${'x'.repeat(90)}`,
      effect: { kind: 'open', place: 'base/content/home.en-au', block: null },
    },
  ]);
});

test('each kind of block that the place takes can be added', () => {
  expect(listPaletteEntries(sources()).at(-1)).toEqual({
    key: 'add:hero',
    label: 'Action',
    title: 'Add a block: Hero',
    detail: 'A picture and what to do next.',
    effect: { kind: 'add', type: hero },
  });
});

test('recent entries are the last visited documents, followed by documents with changes', () => {
  const changed = addToHistory(history, { ...history.present, 'one/page/home': {}, 'one/page/about': {} }, 'a', null);
  expect(listRecentKeys(['one/page/home', 'two/page/home'], { documents, history: changed })).toEqual([
    'one/page/home',
    'two/page/home',
    'one/page/about',
  ]);
});
