import { expect, test } from 'vitest';
import { groupInOrder, readEnvironmentComment } from './group-files-by-environment.ts';

/** Vitest would take a literal comment for one of this file. */
const createComment = (name: string, value: string) => `// @vitest-${name} ${value}`;

test('readEnvironmentComment returns the environment of a test file with its options', () => {
  const comment = [
    createComment('environment', 'happy-dom'),
    createComment('environment-options', '{"url": "http://shop.localhost/"}'),
  ].join('\n');
  expect(readEnvironmentComment(`${comment}\nimport x from 'x';`)).toBe(comment);
  expect(readEnvironmentComment("import { test } from 'vitest';\n")).toBe('');
});

test('groupInOrder puts files of one group after each other and otherwise leaves their order', () => {
  const files = ['node/long', 'dom/long', 'node/short', 'dom/short'];
  expect(groupInOrder(files, (file) => file.split('/')[0] ?? '')).toEqual([
    'node/long',
    'node/short',
    'dom/long',
    'dom/short',
  ]);
});
