import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DocumentFiles, openDocumentFiles } from './document-files.ts';

const KEY = { site: 'harbour', kind: 'page', name: 'home' } as const;
const SOURCE = 'cms-seed/harbour/pages/home.json';
const TEXT = `{
  "version": 1,
  "head": { "title": "Tonight" },
  "blocks": [{ "id": "a", "type": "hero", "props": { "heading": "Tonight." } }]
}
`;

let project: string;
let files: DocumentFiles;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(project, 'cms-seed/harbour/pages'), { recursive: true });
  writeFileSync(join(project, SOURCE), TEXT);
  files = openDocumentFiles(project, join(project, 'drafts-of-studio'));
});
afterEach(() => rmSync(project, { recursive: true }));

const published = () => readFileSync(join(project, SOURCE), 'utf8');
const withHeading = (heading: string) => ({
  ...JSON.parse(TEXT),
  blocks: [{ id: 'a', type: 'hero', props: { heading } }],
});

test('a draft is read in place of the published document, which stays as it is', async () => {
  const { base } = await files.read(KEY, SOURCE);
  await files.saveDraft(KEY, { value: withHeading('Tomorrow.'), base });
  expect(await files.read(KEY, SOURCE)).toEqual({
    value: withHeading('Tomorrow.'),
    base,
    isDraft: true,
    isOutdated: false,
  });
  expect(published()).toBe(TEXT);
  await files.deleteDraft(KEY);
  expect(await files.read(KEY, SOURCE)).toMatchObject({ value: JSON.parse(TEXT), isDraft: false });
});

test('publishing changes in the file only what differs, and ends the draft', async () => {
  const { base } = await files.read(KEY, SOURCE);
  await files.saveDraft(KEY, { value: withHeading('Tomorrow.'), base });
  const next = await files.publish(KEY, SOURCE, { value: withHeading('Tomorrow.'), base });
  expect(published()).toBe(TEXT.replace('Tonight.', 'Tomorrow.'));
  expect(await files.read(KEY, SOURCE)).toMatchObject({ base: next, isDraft: false });
});

test('a draft that began before the last publication is not published over it', async () => {
  const { base } = await files.read(KEY, SOURCE);
  await files.saveDraft(KEY, { value: withHeading('Mine.'), base });
  writeFileSync(join(project, SOURCE), TEXT.replace('Tonight.', 'Theirs.'));
  expect(await files.publish(KEY, SOURCE, { value: withHeading('Mine.'), base })).toBeNull();
  expect(published()).toContain('Theirs.');
  expect(await files.read(KEY, SOURCE)).toMatchObject({ value: withHeading('Mine.'), isOutdated: true });
});

test('nothing outside the project is read or written', async () => {
  await expect(files.read(KEY, '../../etc/passwd')).rejects.toThrow('is outside the project');
  await expect(files.publish(KEY, '../a.json', { value: {}, base: '' })).rejects.toThrow('is outside the project');
});
