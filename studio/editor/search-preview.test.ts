import { expect, test } from 'vitest';
import type { StudioSiteEntry } from '../api-types.ts';
import { createSearchPreview, cutText } from './search-preview.ts';

const HELP = { site: 'base', kind: 'content', name: 'help' } as const;
const SITE: StudioSiteEntry = {
  key: 'base',
  name: 'Shared',
  shownAs: 'harbour',
  extendedBy: ['Harbour'],
  origin: 'http://harbour.localhost:4000',
  pages: [],
  documents: [],
  pictures: [],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'UTC',
  capabilities: [],
  contents: [
    {
      key: 'help.summary',
      type: 'plain',
      excerpt: 'All about tickets.',
      uses: 1,
      places: [],
      reach: { pages: 0, brands: [], part: null },
      document: HELP,
    },
    {
      key: 'help.picture',
      type: 'image',
      excerpt: 'boat.avif',
      uses: 1,
      places: [],
      reach: { pages: 0, brands: [], part: null },
      document: HELP,
    },
  ],
  colours: [],
};
const preview = (value: unknown, path: string | null = null) =>
  createSearchPreview({ value, path }, SITE, 'Harbour Lotteries');

test('a search result has the title with the name of the brand, and the address in parts', () => {
  const head = { title: 'Help', description: 'How to buy.', image: { asset: 'tea.avif', alt: 'Tea' } };
  expect(preview({ path: '/help/buying', head })).toEqual({
    title: 'Help | Harbour Lotteries',
    cardTitle: 'Help',
    address: ['harbour.localhost', 'help', 'buying'],
    description: 'How to buy.',
    picture: 'tea.avif',
    isHidden: false,
  });
});

test('a page without title or summary has the name of the brand as its title', () => {
  expect(preview({ route: 'home', head: { noindex: true } }, '/')).toEqual({
    title: 'Harbour Lotteries',
    cardTitle: 'Harbour Lotteries',
    address: ['harbour.localhost'],
    description: null,
    picture: null,
    isHidden: true,
  });
});

test('shared texts and pictures are looked up, and a page at many addresses has none', () => {
  const head = { description: { content: 'help.summary' }, image: { content: 'help.picture' } };
  expect(preview({ route: 'offer', head })).toMatchObject({
    address: null,
    description: 'All about tickets.',
    picture: 'boat.avif',
  });
});

test('a long text is cut between words', () => {
  expect([cutText('How a draw works', 20), cutText('How a draw works', 9), cutText('Draws', 3)]).toEqual([
    'How a draw works',
    'How a …',
    'Dra …',
  ]);
});
