import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentKey } from '#engine/cms/document.ts';
import { type DocumentFiles, openDocumentFiles } from './document-files.ts';
import { type DocumentHistory, openDocumentHistory } from './document-history.ts';
import { writeJournal } from './publish-journal.ts';

const KEY: DocumentKey = { site: 'harbour', kind: 'page', name: 'home' };
const SOURCE = 'cms-seed/harbour/pages/home.json';
const NEW_KEY: DocumentKey = { ...KEY, name: 'landing' };
const NEW_SOURCE = 'cms-seed/harbour/pages/landing.json';
const TEXT = `{
  "version": 1,
  "head": { "title": "Tonight" },
  "blocks": [{ "id": "a", "type": "hero", "props": { "heading": "Tonight." } }]
}
`;

let project: string;
let drafts: string;
let history: DocumentHistory;
let files: DocumentFiles;
let now: number;
beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'studio-'));
  drafts = join(project, 'drafts-of-studio');
  mkdirSync(join(project, 'cms-seed/harbour/pages'), { recursive: true });
  writeFileSync(join(project, SOURCE), TEXT);
  utimesSync(join(project, SOURCE), new Date('2026-01-01T08:00Z'), new Date('2026-01-01T08:00Z'));
  history = openDocumentHistory(join(project, 'history-of-studio'));
  now = Date.parse('2026-01-15T08:00Z');
  files = await openFiles();
});
const openFiles = () => openDocumentFiles({ project, drafts, history, clock: () => now });
afterEach(() => rmSync(project, { recursive: true }));

const published = () => readFileSync(join(project, SOURCE), 'utf8');
const withHeading = (heading: string) => ({
  ...JSON.parse(TEXT),
  blocks: [{ id: 'a', type: 'hero', props: { heading } }],
});
const change = async (value: unknown, key = KEY, source = SOURCE) => {
  const { base, basedOn, draft } = await files.read(key, source);
  const saved = await files.saveDraft(key, source, { value, base, basedOn, tab: '' }, draft);
  return { key, source, value, base, from: { draftBase: saved.kind === 'saved' ? saved.revision : null, tab: '' } };
};

test('a draft is read in place of the published document, which stays as it is', async () => {
  const { base, from } = await change(withHeading('Tomorrow.'));
  expect(await files.read(KEY, SOURCE)).toEqual({
    value: withHeading('Tomorrow.'),
    published: JSON.parse(TEXT),
    publishedBase: base,
    base,
    basedOn: JSON.parse(TEXT),
    draft: from.draftBase,
    isOutdated: false,
    textFaults: [],
  });
  expect(published()).toBe(TEXT);
  expect(await files.listDrafts()).toEqual([KEY]);
  await files.deleteDraft(KEY, SOURCE, from);
  expect(await files.read(KEY, SOURCE)).toMatchObject({ value: JSON.parse(TEXT), draft: null });
  expect(await files.listDrafts()).toEqual([]);
});

test('publishing changes in the file only what differs, and ends the draft', async () => {
  const answer = await files.publish([await change(withHeading('Tomorrow.'))]);
  expect(published()).toBe(TEXT.replace('Tonight.', 'Tomorrow.'));
  const { base, draft } = await files.read(KEY, SOURCE);
  expect([answer, draft]).toEqual([{ kind: 'published', bases: [base] }, null]);
});

test('a new document gets a file of its own, and a deleted one loses it', async () => {
  const { base } = await files.read(NEW_KEY, NEW_SOURCE);
  expect(base).toBe('');
  await files.publish([await change({ version: 1, blocks: [] }, NEW_KEY, NEW_SOURCE)]);
  expect(readFileSync(join(project, NEW_SOURCE), 'utf8')).toBe('{\n  "version": 1,\n  "blocks": []\n}\n');
  expect(await files.publish([await change(null, NEW_KEY, NEW_SOURCE)])).toEqual({ kind: 'published', bases: [''] });
  expect(existsSync(join(project, NEW_SOURCE))).toBe(false);
});

test('a draft older than the last publication is not published, and neither are the documents submitted with it', async () => {
  const mine = await change(withHeading('Mine.'));
  const added = await change({ version: 1 }, NEW_KEY, NEW_SOURCE);
  writeFileSync(join(project, SOURCE), TEXT.replace('Tonight.', 'Theirs.'));
  const newest = JSON.parse(TEXT.replace('Tonight.', 'Theirs.'));
  const { publishedBase } = await files.read(KEY, SOURCE);
  expect(await files.publish([added, mine])).toEqual({
    kind: 'outdated',
    documents: [{ ...KEY, published: newest, publishedBase }],
  });
  expect(published()).toContain('Theirs.');
  expect(existsSync(join(project, NEW_SOURCE))).toBe(false);
  expect(await files.read(KEY, SOURCE)).toMatchObject({
    value: withHeading('Mine.'),
    published: newest,
    basedOn: JSON.parse(TEXT),
    isOutdated: true,
  });
});

test('a publication that was killed between two writes is completed at the next start', async () => {
  await change(withHeading('Tomorrow.'));
  await writeJournal(join(drafts, 'publish.journal.json'), [
    { file: join(project, NEW_SOURCE), text: '{ "version": 1 }\n' },
    { file: join(project, SOURCE), text: TEXT.replace('Tonight.', 'Tomorrow.') },
    { file: join(drafts, 'harbour/page/home.json'), text: null },
  ]);
  writeFileSync(join(project, NEW_SOURCE), '{ "version": 1 }\n');
  files = await openFiles();
  expect(await files.read(KEY, SOURCE)).toMatchObject({ value: withHeading('Tomorrow.'), draft: null });
  expect(published()).toBe(TEXT.replace('Tonight.', 'Tomorrow.'));
  expect(existsSync(join(drafts, 'publish.journal.json'))).toBe(false);
});

test('a draft that another window has changed is neither overwritten nor deleted, but returned', async () => {
  const {
    base,
    from: { draftBase },
  } = await change(withHeading('One.'));
  const newest = { published: JSON.parse(TEXT), publishedBase: base };
  const save = (heading: string, from: string | null) =>
    files.saveDraft(KEY, SOURCE, { value: withHeading(heading), base, basedOn: newest.published, tab: '' }, from);
  const [first, second] = await Promise.all([save('Two.', draftBase), save('Three.', draftBase)]);
  const draft = { value: withHeading('Two.'), base, basedOn: newest.published, tab: '' };
  const revision = first.kind === 'saved' ? first.revision : null;
  expect([first.kind, second]).toEqual(['saved', { kind: 'newer', draft: { ...draft, revision }, newest }]);
  expect(await save('Four.', null)).toMatchObject({ kind: 'newer' });
  expect(await files.deleteDraft(KEY, SOURCE, { draftBase, tab: '' })).toMatchObject({ kind: 'newer' });
  expect(await files.read(KEY, SOURCE)).toMatchObject({ value: withHeading('Two.') });
  expect(await files.deleteDraft(KEY, SOURCE, { draftBase: revision, tab: '' })).toEqual({ kind: 'discarded' });
});

test('a window whose answer was lost saves again over its own draft', async () => {
  const save = (heading: string, tab: string) =>
    files.saveDraft(KEY, SOURCE, { value: withHeading(heading), base: '', basedOn: null, tab }, null);
  await save('One.', 'window-one');
  expect([(await save('Two.', 'window-one')).kind, (await save('Three.', 'window-two')).kind]).toEqual([
    'saved',
    'newer',
  ]);
});

test('a publication keeps a draft that another window has changed', async () => {
  const mine = await change(withHeading('Mine.'));
  await change(withHeading('Theirs.'));
  await files.publish([mine]);
  expect(published()).toContain('Mine.');
  expect(await files.read(KEY, SOURCE)).toMatchObject({ value: withHeading('Theirs.'), isOutdated: true });
});

test('saving a draft returns the newest published version, so that an outdated draft is noticed', async () => {
  await change(withHeading('Mine.'));
  writeFileSync(join(project, SOURCE), TEXT.replace('Tonight.', 'Theirs.'));
  const { base, basedOn, draft, publishedBase } = await files.read(KEY, SOURCE);
  expect(
    await files.saveDraft(KEY, SOURCE, { value: withHeading('Mine too.'), base, basedOn, tab: '' }, draft),
  ).toMatchObject({
    kind: 'saved',
    newest: { published: JSON.parse(TEXT.replace('Tonight.', 'Theirs.')), publishedBase },
  });
});

test('a publication adds its text to the history, with the one before it that was published elsewhere', async () => {
  await files.publish([await change(withHeading('Tomorrow.'))]);
  now += 60_000;
  await files.publish([await change(withHeading('Sunday.'))]);
  await files.publish([await change(null)]);
  const versions = await history.list(KEY);
  expect(versions.map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-01-15T08:01:00.000Z',
    '2026-01-15T08:00:00.000Z',
    '2026-01-01T08:00:00.000Z',
  ]);
  expect(await Promise.all(versions.map(({ id }) => history.read(KEY, id)))).toEqual([
    withHeading('Sunday.'),
    withHeading('Tomorrow.'),
    JSON.parse(TEXT),
  ]);
});

test('nothing outside the project is read or written', async () => {
  const outside = '../../etc/passwd';
  await expect(files.read(KEY, outside)).rejects.toThrow('is outside the project');
  await expect(
    files.publish([{ key: KEY, source: outside, value: {}, base: '', from: { draftBase: null, tab: '' } }]),
  ).rejects.toThrow('is outside the project');
});

test('a published text that cannot be read has faults with their lines and no value, and publishing replaces it', async () => {
  const broken = TEXT.replace('"version": 1,', '"version": 1');
  writeFileSync(join(project, SOURCE), broken);
  const opened = await files.read(KEY, SOURCE);
  expect(opened).toMatchObject({ value: null, published: null, draft: null, isOutdated: false });
  expect(opened.textFaults).toMatchObject([{ source: SOURCE, line: 3, code: 'json-syntax' }]);
  await files.publish([await change(withHeading('Tomorrow.'))]);
  expect(JSON.parse(published())).toEqual(withHeading('Tomorrow.'));
  expect(await files.read(KEY, SOURCE)).toMatchObject({ published: withHeading('Tomorrow.'), textFaults: [] });
  const [version, ...others] = await history.list(KEY);
  expect([await history.read(KEY, version?.id ?? ''), others]).toEqual([withHeading('Tomorrow.'), []]);
  const unreadableCopyName = readdirSync(join(project, 'history-of-studio/harbour/page/home')).find((name) =>
    name.endsWith('.unreadable'),
  );
  expect(readFileSync(join(project, 'history-of-studio/harbour/page/home', unreadableCopyName ?? ''), 'utf8')).toBe(
    broken,
  );
});

test('a draft is saved also while the published text cannot be read', async () => {
  const opened = await files.read(KEY, SOURCE);
  writeFileSync(join(project, SOURCE), '{ "version": 1, "version": 1 }');
  const { base, basedOn } = opened;
  const saved = await files.saveDraft(KEY, SOURCE, { value: withHeading('Mine.'), base, basedOn, tab: '' }, null);
  expect(saved).toMatchObject({ kind: 'saved', newest: { published: null } });
  expect(await files.read(KEY, SOURCE)).toMatchObject({ value: withHeading('Mine.'), isOutdated: true });
});
