import { expect, test } from 'vitest';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import { findBlockOfProblem, findProblemFix, locateProblems } from './document-problems.ts';
import { startHistory } from './history.ts';
import { createOpenDocument } from './open-documents.ts';
import { listPageBlocks } from './page-blocks.ts';

const INHERITED = {
  version: 1,
  blocks: [
    { id: 'a', type: 'hero' },
    { id: 'b', type: 'hero' },
  ],
};
const OWN = { version: 1, blocks: [{ id: 'b', props: { heading: 1 } }] };
const document = createOpenDocument(
  { site: 'lantern', kind: 'page', name: 'home' },
  {
    value: OWN,
    published: OWN,
    inherited: INHERITED,
    blank: {},
    source: 'home.json',
    base: '',
    publishedBase: '',
    basedOn: null,
    draft: null,
    isOutdated: false,
  },
);
const SITE = { pictures: ['boat.avif', 'ferry.avif'] };
const problem = (source: string, pointer: string): ConfigError => ({
  source,
  pointer,
  code: 'wrong-type',
  message: 'must be a text',
  suggestion: null,
  line: null,
  column: null,
});
const located = (one: ConfigError) =>
  locateProblems({
    documents: { home: document },
    history: startHistory({ home: OWN }),
    problems: [one],
  })[0];

test('an error of an override leads to the block of the merged page', () => {
  const found = located(problem('home.json', '/blocks/0/props/heading'));
  expect(found).toMatchObject({ document: 'home', path: ['blocks', 1, 'props', 'heading'] });
  const blocks = listPageBlocks({ version: 1, blocks: INHERITED.blocks }, new Map());
  expect(found && findBlockOfProblem(blocks, found)?.id).toBe('b');
});

test('an error of a document that is not open has no place', () => {
  expect(located(problem('other.json', '/blocks/0'))).toMatchObject({ document: null, path: [] });
});

test('an error of a document that is not open names the document of the site that it belongs to', () => {
  const entry = { kind: 'theme', name: 'theme', title: 'Theme' } as const;
  const site = (key: string, source: string | null): StudioSiteEntry => ({
    key,
    name: key,
    shownAs: key,
    extendedBy: [],
    origin: `http://${key}.localhost`,
    pages: [],
    documents: [{ ...entry, site: key, isInherited: source === null, source }],
    pictures: [],
    segments: [],
    regions: [],
    locales: ['en-AU'],
    timeZone: 'UTC',
    capabilities: [],
    contents: [],
    colours: [],
  });
  const problems = [problem('base/theme.json', '/colours'), problem('gone.json', '')];
  const context = { documents: {}, history: startHistory({}), problems };
  const found = locateProblems(context, [site('lantern', null), site('base', 'base/theme.json')]);
  expect(found.map((one) => one.document)).toEqual(['base/theme/theme', null]);
});

test('a suggested value is the fix of an error in a document that is open', () => {
  const wrong = { ...problem('home.json', '/blocks/0/props/tone'), message: "'primery' is not allowed here." };
  const found = {
    ...wrong,
    suggestion: "Did you mean 'primary'?",
    document: 'home',
    path: ['blocks', 1, 'props', 'tone'],
  };
  expect(findProblemFix(found, { blocks: [{}, { props: { tone: 'primery' } }] }, SITE)?.value).toBe('primary');
  expect(findProblemFix({ ...found, path: [] }, { blocks: [] }, SITE)).toBeNull();
});

test('an unknown picture is replaced by the one with the most similar name', () => {
  const wrong = { ...problem('home.json', ''), document: 'home', path: ['asset'], code: 'unknown-asset' as const };
  expect(findProblemFix(wrong, { asset: 'boat.avi' }, SITE)).toMatchObject({ path: ['asset'], value: 'boat.avif' });
  expect(findProblemFix(wrong, { asset: 'elephant.avif' }, SITE)).toBeNull();
});

test('an unknown setting takes the name that is meant, or is removed', () => {
  const wrong = {
    ...problem('home.json', ''),
    document: 'home',
    path: ['props', 'headin'],
    code: 'unknown-property' as const,
  };
  const meant = { ...wrong, suggestion: "Did you mean 'heading'?" };
  expect(findProblemFix(meant, { props: { headin: 'A', tone: 'b' } }, SITE)).toMatchObject({
    path: ['props'],
    value: { heading: 'A', tone: 'b' },
  });
  expect(findProblemFix(meant, { props: { headin: 'A', heading: 'B' } }, SITE)?.value).toEqual({ heading: 'B' });
  expect(findProblemFix(wrong, { props: { headin: 'A' } }, SITE)).toMatchObject({
    value: {},
    label: 'Remove ‘headin’',
  });
});
