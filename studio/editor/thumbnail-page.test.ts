import { expect, test } from 'vitest';
import type { StudioDocumentAnswer, StudioPageEntry } from '../api-types.ts';
import { startHistory } from './history.ts';
import { createOpenDocument } from './open-documents.ts';
import { createThumbnailRequest } from './thumbnail-page.ts';
import { USUAL_VIEWER } from './viewer.ts';

const home: StudioPageEntry = {
  site: 'base',
  kind: 'page',
  name: 'home',
  title: 'Home',
  path: '/',
  link: { route: 'home' },
  isInherited: false,
  source: '',
};
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
const THEME = { site: 'one', kind: 'theme', name: 'theme' } as const;
const POST = { site: 'one', kind: 'post', name: 'a' } as const;
const documents = {
  'one/theme/theme': createOpenDocument(THEME, answer),
  'one/post/a': createOpenDocument(POST, answer),
};
const context = { documents, history: startHistory({ 'one/theme/theme': { colours: {} }, 'one/post/a': {} }) };
const BLOCKS = [{ id: 'a', type: 'hero' }];

test('a thumbnail is the home page of the brand with nothing but the blocks, in the theme that is being edited', () => {
  expect(createThumbnailRequest('stage-a', BLOCKS, { shownAs: 'one', pages: [home] }, context)).toEqual({
    stage: 'stage-a',
    site: 'one',
    path: '/',
    viewer: USUAL_VIEWER,
    wantsLink: true,
    documents: [
      { ...THEME, value: { colours: {} } },
      {
        site: 'one',
        kind: 'layout',
        name: 'studio-thumbnail',
        value: { version: 1, blocks: [{ id: 'page', type: 'outlet' }] },
      },
      {
        site: 'one',
        kind: 'page',
        name: 'home',
        value: { version: 1, inherit: false, route: 'home', layout: 'studio-thumbnail', blocks: BLOCKS },
      },
    ],
  });
});

test('a site without a home page has no thumbnails', () => {
  expect(createThumbnailRequest('stage-a', BLOCKS, { shownAs: 'one', pages: [] }, context)).toBe(null);
});
