import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyTemporaryTestProject, type TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { writeScaffoldPlan } from './write-plan.ts';

let project: TemporaryTestProject;
beforeEach(async () => {
  project = await createEmptyTemporaryTestProject();
  await project.writeFile('domain/there.ts', 'before\n');
});
afterEach(() => project.close());

const read = (path: string) => readFileSync(join(project.path, path), 'utf8');
const files = { 'domain/there.ts': 'after\n', 'domain/new/deep/one.ts': 'one\n' };

test('writeScaffoldPlan reports new and changed files, and omits unchanged ones', async () => {
  await project.writeFile('domain/same.gen.ts', 'same\n');
  const generate = async () => [
    { path: 'domain/same.gen.ts', content: 'same\n' },
    { path: 'domain/new/deep/two.gen.ts', content: 'two\n' },
  ];
  expect(await writeScaffoldPlan(project.path, { files, generate, next: [] })).toEqual({
    written: ['domain/new/deep/one.ts', 'domain/new/deep/two.gen.ts'],
    changed: ['domain/there.ts'],
  });
  expect(read('domain/there.ts')).toBe('after\n');
});

test('writeScaffoldPlan restores every file when the generator fails', async () => {
  const generate = () => Promise.reject(new Error('no such schema'));
  await expect(writeScaffoldPlan(project.path, { files, generate, next: [] })).rejects.toThrow('no such schema');
  expect([read('domain/there.ts'), existsSync(join(project.path, 'domain/new'))]).toEqual(['before\n', false]);
});

test('writeScaffoldPlan restores every file when the project has problems afterwards', async () => {
  const findProblems = async () => ['site-configs/a: bad'];
  await expect(writeScaffoldPlan(project.path, { files, findProblems, next: [] })).rejects.toThrow(
    'Nothing was written:\nsite-configs/a: bad',
  );
  expect([read('domain/there.ts'), existsSync(join(project.path, 'domain/new'))]).toEqual(['before\n', false]);
});
