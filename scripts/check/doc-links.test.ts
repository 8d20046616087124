import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFilesInFolders } from './list-files.ts';

const root = join(import.meta.dirname, '../..');
const documents = listFilesInFolders(root, ['.'], (path) => path.endsWith('.md'));

/** The link fragment of a heading. */
function fragmentOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function fragmentsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => fragmentOf(heading));
}

/** Broken links of a document, each with the reason. */
function brokenLinks(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [place = '', fragment] = target.split('#');
      const file = place === '' ? join(root, path) : join(root, dirname(path), place);
      if (!existsSync(file)) return [`${target}: there is no ${relative(root, file)}`];
      if (fragment === undefined || !file.endsWith('.md')) return [];
      return fragmentsOf(file).includes(fragment) ? [] : [`${target}: no heading has this fragment`];
    });
}

describe('documentation links', () => {
  test('more than 14 top-level folders have a README whose links are checked', () => {
    expect(documents.filter((path) => /^[a-z-]+\/README\.md$/.test(path)).length).toBeGreaterThan(14);
  });

  test.each(documents)('%s has no broken links', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });
});
