import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeRecordingLogger } from '../testing/recording-log.ts';
import { createEmptyTemporaryTestProject, type TemporaryTestProject } from '../testing/temporary-project.ts';
import { createFilesSource } from './files-source.ts';

const never = new AbortController().signal;
let project: TemporaryTestProject;

beforeEach(async () => {
  project = await createEmptyTemporaryTestProject();
});
afterEach(async () => {
  vi.useRealTimers();
  await project.close();
});

const sourcesOf = async () => {
  const log = createFakeRecordingLogger();
  const { documents, assets } = await createFilesSource({ project: project.path, log }).load(never);
  return { sources: documents.map(({ source }) => source), assets: assets.map(({ name }) => name), lines: log.lines };
};

test('the file source leaves out files that are neither documents nor pictures', async () => {
  await project.writeFile('site-configs/harbour/site.json', '{}');
  await project.writeFile('site-configs/harbour/README.md', 'words');
  await project.writeFile('site-configs/harbour/notes.json', '{}');
  await project.writeFile('site-configs/harbour/navigation/.main.json.swp', '{}');
  await project.writeFile('cms-seed/model/snapshot.json', '{}');
  await project.writeFile('cms-seed/harbour/pages/old/home.json', '{}');
  await project.writeFile('cms-seed/harbour/assets/logo.svg', '<svg/>');
  await project.writeFile('cms-seed/harbour/assets/logo.psd', 'bytes');
  expect(await sourcesOf()).toEqual({ sources: ['site-configs/harbour/site.json'], assets: ['logo.svg'], lines: [] });
});

test('the file source loads a document with an invalid name so that it is reported', async () => {
  await project.writeFile('cms-seed/harbour/pages/Our Story.json', '{}');
  expect(await sourcesOf()).toMatchObject({ sources: ['cms-seed/harbour/pages/Our Story.json'] });
});

test('the file source refuses links that lead out of its folders and follows links inside them', async () => {
  await project.writeFile('secret.json', '{}');
  await project.writeFile('cms-seed/harbour/pages/home.json', '{}');
  await symlink(join(project.path, 'secret.json'), join(project.path, 'cms-seed/harbour/pages/leak.json'));
  await symlink(
    join(project.path, 'cms-seed/harbour/pages/home.json'),
    join(project.path, 'cms-seed/harbour/pages/twin.json'),
  );
  expect(await sourcesOf()).toEqual({
    sources: ['cms-seed/harbour/pages/home.json', 'cms-seed/harbour/pages/twin.json'],
    assets: [],
    lines: ['warn: a link leads out of the folders of the sites, so it is left out'],
  });
});

test('the file source fails to load when the folder site-configs is missing', async () => {
  await project.remove('site-configs');
  await expect(sourcesOf()).rejects.toMatchObject({ name: 'SourceError', code: 'unreachable' });
});

test('the file source finds a deleted file by polling when no file notice reported it', async () => {
  await project.writeFile('cms-seed/harbour/pages/home.json', '{}');
  await project.writeFile('site-configs/harbour/site.json', '{}');
  const changes: unknown[] = [];
  const deaf = createFilesSource({
    project: project.path,
    log: createFakeRecordingLogger(),
    lookEvery: 5,
    notices: async () => async () => {},
  });
  await deaf.load(never);
  const stop = await deaf.watch(
    (change) => changes.push(...change.documents),
    () => {},
  );
  await project.remove('cms-seed/harbour/pages/home.json');
  await expect.poll(() => changes).toMatchObject([{ source: 'cms-seed/harbour/pages/home.json', text: null }]);
  await stop();
});

test('the file source finds by polling a change among 230 files, and reports a file that an outside link replaced as gone', async () => {
  const names = Array.from({ length: 230 }, (_, index) => `cms-seed/harbour/posts/story-${index}.json`);
  for (const name of names) await project.writeFile(name, '{}');
  await project.writeFile('site-configs/harbour/site.json', '{}');
  await project.writeFile('secret.json', '{"secret": true}');
  const changes: unknown[] = [];
  const deaf = createFilesSource({
    project: project.path,
    log: createFakeRecordingLogger(),
    lookEvery: 5,
    notices: async () => async () => {},
  });
  await deaf.load(never);
  const stop = await deaf.watch(
    (change) => changes.push(...change.documents),
    () => {},
  );
  await project.writeFile('cms-seed/harbour/posts/story-99.json', '{"written": true}');
  await project.remove('cms-seed/harbour/posts/story-229.json');
  await symlink(join(project.path, 'secret.json'), join(project.path, 'cms-seed/harbour/posts/story-229.json'));
  await expect.poll(() => changes).toHaveLength(2);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ source: 'cms-seed/harbour/posts/story-99.json', text: '{"written": true}' }),
      expect.objectContaining({ source: 'cms-seed/harbour/posts/story-229.json', text: null }),
    ]),
  );
  await stop();
});

test('the file source reads a changed file only once no more file notices come, and so never half-written', async () => {
  const reportedTexts: string[] = [];
  let notifyOfChange = (_: string) => {};
  const source = createFilesSource({
    project: project.path,
    log: createFakeRecordingLogger(),
    lookEvery: 60_000,
    notices: async (_, onPath) => {
      notifyOfChange = onPath;
      return async () => {};
    },
  });
  await project.writeFile('site-configs/harbour/site.json', '{}');
  await source.load(never);
  const stop = await source.watch(
    ({ documents }) => reportedTexts.push(...documents.map(({ text }) => text ?? 'gone')),
    () => {},
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await project.writeFile('site-configs/harbour/site.json', '{"ha');
  notifyOfChange(join(project.path, 'site-configs/harbour/site.json'));
  vi.advanceTimersByTime(30);
  notifyOfChange(join(project.path, 'site-configs/harbour/site.json'));
  vi.advanceTimersByTime(30);
  await project.writeFile('site-configs/harbour/site.json', '{"half": false}');
  notifyOfChange(join(project.path, 'site-configs/harbour/site.json'));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(() => reportedTexts).toEqual(['{"half": false}']);
  await stop();
});
